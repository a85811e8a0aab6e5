<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Texts;

use Atoll\Engine\Contract\JsonData;

/** Writes values of inputs as text; the mirror of src/calculators/texts/input-texts.ts. */
final class InputTexts {

	/** How many of a value make one unit, and the number of decimals. */
	private const SCALES = array(
		'money'   => array( 100, 2 ),
		'percent' => array( 1000, 3 ),
	);

	public function __construct( private NumberText $numbers ) {}

	/** Writes a value as in the input ("650,000", with the separator) or in an address ("650000", without). */
	public function typed( JsonData $input, int|string $value, string $separator ): string {
		$type = $input->string( 'type' );
		if ( is_string( $value ) || ! isset( self::SCALES[ $type ] ) ) {
			return (string) $value;
		}
		list( $scale, $decimals ) = self::SCALES[ $type ];
		$digits                   = number_format(
			intdiv( $value, $scale ),
			0,
			'',
			'money' === $type ? $separator : ''
		);
		$rest = sprintf( "%0{$decimals}d", $value % $scale );
		if ( 0 === $value % $scale ) {
			return $digits;
		}
		return $digits . '.' . ( 'money' === $type ? $rest : rtrim( $rest, '0' ) );
	}

	/** Writes a value as part of a sentence: "$650,000", "6.20%", "30 years", "month". */
	public function spoken( JsonData $input, int|string $value ): string {
		$type = $input->string( 'type' );
		return $this->choice( $input, $value )?->string( 'label' ) ?? $this->numbers->write(
			(int) $value,
			'money' === $type && 0 !== (int) $value % 100 ? 'cents' : $type
		);
	}

	/** Writes a value as the input shows it; for a choice its label, such as "Monthly". */
	public function shown( JsonData $input, int|string $value ): string {
		return $this->choice( $input, $value )?->string( 'text' ) ?? $this->spoken( $input, $value );
	}

	private function choice( JsonData $input, int|string $value ): ?JsonData {
		foreach ( $input->list( 'choices' ) as $choice ) {
			if ( $choice->string( 'value' ) === $value ) {
				return $choice;
			}
		}
		return null;
	}
}
