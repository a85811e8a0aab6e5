<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Texts;

use Atoll\Engine\Calculators\Loan\WholeDivision;

/** Writes numbers for people; the mirror of src/calculators/texts/number-text.ts. */
final class NumberText {

	public function __construct( private CalculatorTexts $texts ) {}

	/** @param string $format As in contract/calculators. */
	public function write( int $value, string $format ): string {
		return match ( $format ) {
			'cents'   => $this->signed(
				$value,
				fn( int $cents ): string => sprintf( '$%s.%02d', $this->grouped( intdiv( $cents, 100 ) ), $cents % 100 )
			),
			'money'   => $this->signed(
				$value,
				fn( int $cents ): string => '$' . $this->grouped( WholeDivision::halfUp( $cents, 100 ) )
			),
			'percent' => $this->decimal( $value ) . '%',
			'years'   => $this->duration( $value * 12, 'years' ),
			'months'  => $this->duration( $value, 'months' ),
			default   => $this->grouped( $value ),
		};
	}

	/** Writes a round amount at a line of a chart: "$0", "$800", "$250k", "$1.2m". */
	public function short( int $cents ): string {
		if ( $cents >= 100000000 ) {
			return $this->texts->text(
				'million',
				array( 'amount' => '$' . $this->oneDecimal( intdiv( $cents, 10000000 ) ) )
			);
		}
		return $cents >= 100000
			? $this->texts->text( 'thousand', array( 'amount' => '$' . $this->oneDecimal( intdiv( $cents, 10000 ) ) ) )
			: '$' . intdiv( $cents, 100 );
	}

	/** @param callable( int ): string $write */
	private function signed( int $value, callable $write ): string {
		return $value < 0 ? '−' . $write( -$value ) : $write( $value );
	}

	private function grouped( int $whole ): string {
		return number_format( $whole );
	}

	/** Writes thousandths of a per cent, with at least two decimals. */
	private function decimal( int $thousandths ): string {
		$rest = sprintf( '%03d', $thousandths % 1000 );
		return intdiv( $thousandths, 1000 ) . '.' . ( str_ends_with( $rest, '0' ) ? substr( $rest, 0, 2 ) : $rest );
	}

	private function oneDecimal( int $tenths ): string {
		return 0 === $tenths % 10 ? (string) intdiv( $tenths, 10 ) : intdiv( $tenths, 10 ) . '.' . $tenths % 10;
	}

	/** @param string $unit Unit if the duration is zero: "0 years", "0 months". */
	private function duration( int $months, string $unit ): string {
		$parts = array(
			...$this->counted( intdiv( $months, 12 ), 'year' ),
			...$this->counted( $months % 12, 'month' ),
		);
		return array() === $parts ? $this->texts->text( $unit, array( 'count' => '0' ) ) : implode( ' ', $parts );
	}

	/** @return list<string> Empty if the count is 0. */
	private function counted( int $count, string $unit ): array {
		return 0 === $count
			? array()
			: array( $this->texts->text( 1 === $count ? $unit : $unit . 's', array( 'count' => (string) $count ) ) );
	}
}
