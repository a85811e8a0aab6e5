<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\UnsupportedField;
use Atoll\Gravity\LooseValues;

/**
 * Describes in plain words what of a form is imported, what is kept but not shown, and what works differently in Atoll.
 */
final class ImportReview {

	public function __construct(
		private FieldDifferences $fields,
		private FormDifferences $form,
		private LookDifferences $look,
		private AddOnSettings $addOns
	) {}

	/**
	 * @param int                  $number   Its number in the file; 0 when the file does not say.
	 * @param array<string, mixed> $source
	 * @param list<string>         $problems Why the form cannot be published.
	 * @param list<string>         $warnings What works, but probably not as intended.
	 */
	public function report( int $number, array $source, array $problems, array $warnings ): FormReport {
		$fields  = LooseValues::maps( $source['fields'] ?? null );
		$gravity = LooseValues::map( $source['gravity'] ?? null );
		$hidden  = array_values(
			array_filter( $fields, static fn( array $field ) => FormBuilder::UNSUPPORTED === $field['kind'] )
		);
		$shown   = array_values(
			array_filter(
				$fields,
				static fn( array $field ) => FormBuilder::UNSUPPORTED !== $field['kind'] && isset( $field['gravity'] )
			)
		);
		$title   = LooseValues::text( $source['title'] ?? '' );
		return new FormReport(
			'' === trim( $title ) ? __( '(no title)', 'atoll' ) : $title,
			$number,
			0,
			'',
			count( $shown ),
			count( $shown ) + count( $hidden ),
			$this->contents( $source, count( $shown ), count( $hidden ) ),
			array( ...array_map( self::hiddenField( ... ), $hidden ), ...$this->addOns->describe( $gravity, $fields ) ),
			array(
				...$this->form->describe( $gravity, self::keptIds( $hidden ) ),
				...array_merge( array(), ...array_map( $this->fields->describe( ... ), $shown ) ),
				...$this->look->describe( $source, $shown ),
				...$warnings,
			),
			$problems,
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @return list<string>
	 */
	private function contents( array $source, int $shown, int $hidden ): array {
		$pages         = count( LooseValues::maps( $source['pageList'] ?? null ) );
		$confirmations = count( LooseValues::maps( $source['confirmations'] ?? null ) );
		$gravity       = LooseValues::map( $source['gravity'] ?? null );
		$notifications = count( LooseValues::maps( $gravity['notifications'] ?? null ) );
		return array_values(
			array_filter(
				array(
					$this->fieldsIn( $shown, $shown + $hidden ),
					/* translators: %d: number of pages. */
					$pages > 1 ? sprintf( _n( '%d page', '%d pages', $pages, 'atoll' ), $pages ) : '',
					/* translators: %d: number of confirmations. */
					sprintf( _n( '%d confirmation', '%d confirmations', $confirmations, 'atoll' ), $confirmations ),
					/* translators: %d: number of notifications. */
					sprintf( _n( '%d notification', '%d notifications', $notifications, 'atoll' ), $notifications ),
				)
			)
		);
	}

	private function fieldsIn( int $shown, int $all ): string {
		return $shown === $all
			/* translators: %d: number of fields. */
			? sprintf( _n( '%d field', '%d fields', $all, 'atoll' ), $all )
			/* translators: 1: number of fields that visitors will see, 2: number of all fields. */
			: sprintf( _n( '%1$d of %2$d field', '%1$d of %2$d fields', $all, 'atoll' ), $shown, $all );
	}

	/**
	 * @param list<array<string, mixed>> $hidden
	 * @return list<int> Ids of these fields, and of the fields nested in them.
	 */
	private static function keptIds( array $hidden ): array {
		$kept = array_map(
			static fn( array $field ) => UnsupportedField::definitions( JsonData::of( $field['gravity'] ?? null ) ),
			$hidden
		);
		return array_map( LooseValues::int( ... ), array_column( array_merge( array(), ...$kept ), 'id' ) );
	}

	/** @param array<string, mixed> $field */
	private static function hiddenField( array $field ): string {
		$original = LooseValues::map( $field['gravity'] ?? null );
		$type     = LooseValues::text( $original['type'] ?? '' );
		$name     = FieldDifferences::name( $original );
		if ( ! UnsupportedField::isForStaff( new JsonData( $original ) ) ) {
			/* translators: 1: a field's label, 2: its kind, as Gravity Forms calls it. */
			$sentence = __( '“%1$s”: Atoll has no field of the kind “%2$s”.', 'atoll' );
			return sprintf( $sentence, $name, $type );
		}
		/* translators: %s: a field's label. */
		$sentence = __( '“%s”: visitors do not see it in Gravity Forms either. It is not asked here, and answers that came stay readable.', 'atoll' );
		$nothing  = __( 'Its default value, parameter and formula fill nothing in.', 'atoll' );
		return sprintf( $sentence, $name ) . ( self::fillsIn( $original ) ? " {$nothing}" : '' );
	}

	/**
	 * Whether Gravity Forms fills the field in by itself.
	 *
	 * @param array<string, mixed> $original
	 */
	private static function fillsIn( array $original ): bool {
		$parts    = LooseValues::maps( $original['inputs'] ?? null );
		$choices  = LooseValues::maps( $original['choices'] ?? null );
		$defaults = implode( '', array_map( LooseValues::text( ... ), array_column( $parts, 'defaultValue' ) ) )
			. LooseValues::text( $original['defaultValue'] ?? '' );
		return '' !== $defaults
			|| ! empty( $original['enableCalculation'] )
			|| ! empty( $original['allowsPrepopulate'] )
			|| array() !== array_filter( array_column( $choices, 'isSelected' ) );
	}
}
