<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Compiling\Fields\SettingsMatch;
use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\Kinds\KindMappings;
use Atoll\Gravity\LooseValues;

/**
 * Converts a field from and to Gravity Forms' JSON. The imported original stays with the field as `gravity`; an export
 * writes only changed settings over it, so whatever Atoll does not know is exported as it was imported.
 */
final class FieldMapper {

	/** Properties that define a field, or that depend on the fields around it. */
	private const DERIVED = array( 'id', 'kind', 'page', 'gravity', 'sectionLogic' );

	public function __construct(
		private FieldProperties $properties,
		private FieldInputs $inputs,
		private FieldTypes $types,
		private KindMappings $kinds,
	) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool $isTolerant Whether the form came from Gravity Forms, and so keeps that plugin's defaults.
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity, bool $isTolerant ): array {
		$field = array(
			'id'   => LooseValues::int( $gravity['id'] ?? 0 ),
			'kind' => $this->kind( $gravity ),
			'page' => 0,
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $property->read( $gravity );
			if ( null !== $value ) {
				$field[ $property->name ] = $value;
			}
		}
		foreach ( $this->kinds->find( LooseValues::text( $field['kind'] ), $isTolerant ) as $mapping ) {
			$field = $mapping->read( $gravity ) + $field;
		}
		$field           += AtollSettings::read( $gravity );
		$field           += SimpleName::is( $gravity ) ? SimpleName::SETTINGS : array();
		$field['gravity'] = $gravity;
		return $field;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	public function fromSource( array $field, int $formNumber, bool $isTolerant ): array {
		$kind     = LooseValues::text( $field['kind'] ?? '' );
		$original = OriginalField::read( $field );
		$isTurned = $original && ! in_array( $kind, array( FormBuilder::UNSUPPORTED, $this->kind( $original ) ), true );
		$original = $isTurned ? OriginalField::withType( $original, $this->types->typeOf( $kind ) ) : $original;
		$before   = $original ? $this->toSource( $original, $isTolerant ) : array();
		$gravity  = $original ?: array(
			'type'       => $this->types->typeOf( $kind ),
			'id'         => LooseValues::int( $field['id'] ?? 0 ),
			'formId'     => $formNumber,
			'pageNumber' => LooseValues::int( $field['page'] ?? 0 ) + 1,
			'label'      => '',
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $field[ $property->name ] ?? null;
			if ( $value !== ( $before[ $property->name ] ?? null ) ) {
				$gravity[ $property->gravityName ] = $property->write( $value );
			}
		}
		$gravity = $this->inputs->complete(
			$gravity,
			$original,
			array_key_exists( 'choices', $field )
				&& ( $isTurned || $field['choices'] !== ( $before['choices'] ?? null ) )
		);
		$mappings = $this->kinds->find( $kind, $isTolerant );
		foreach ( $mappings as $mapping ) {
			$settings = $this->settings( $mapping, $field );
			if ( ! $original || $settings !== $this->settings( $mapping, $before ) ) {
				$gravity = $mapping->write( $settings, $gravity );
			}
		}
		$emptied = SimpleName::is( $gravity ) ? SimpleName::emptied( $field ) : array();
		return AtollSettings::write(
			$emptied + $field,
			array_values( array_diff( $this->shared( $field, $mappings ), array_keys( $emptied ) ) ),
			$gravity
		);
	}

	/**
	 * @param list<array<string, mixed>> $fields Fields of a form source.
	 * @return list<int> Ids of the fields for the sender's own email address.
	 */
	public function emailAddresses( array $fields ): array {
		return array_map(
			LooseValues::id( ... ),
			array_column( array_filter( $fields, $this->isSendersAddress( ... ) ), 'id' )
		);
	}

	/** @param array<string, mixed> $field A field of a form source. */
	private function isSendersAddress( array $field ): bool {
		$kind = $this->types->kind( LooseValues::text( $field['kind'] ?? '' ) );
		return 'email' === $kind
			?->forSettings( static fn( JsonData $when ) => SettingsMatch::holds( $when, $field ) )
			->tells;
	}

	/**
	 * @param array<string, mixed> $field
	 * @param list<KindMapping>    $mappings
	 * @return list<string> Names of the field's settings that both plugins have, or that are derived.
	 */
	private function shared( array $field, array $mappings ): array {
		$kind    = LooseValues::text( $field['kind'] ?? '' );
		$derived = $this->types->isAtollOnly( $kind ) ? array_diff( self::DERIVED, array( 'kind' ) ) : self::DERIVED;
		$mapped  = array_map( static fn( KindMapping $mapping ) => $mapping->names(), $mappings );
		return array(
			...$derived,
			...array_column( $this->properties->all(), 'name' ),
			...array_merge( array(), ...$mapped ),
		);
	}

	/**
	 * Returns the field's kind. Fields that Gravity Forms hides or shows only to administrators are unsupported, except
	 * where the kind has a `visibility`: such a field is sent without being shown, as in Gravity Forms.
	 *
	 * @param array<string, mixed> $gravity
	 */
	private function kind( array $gravity ): string {
		$likeText      = SimpleName::is( $gravity ) ? array( 'type' => SimpleName::TYPE ) : array();
		$kind          = $this->kindOfType( $likeText ?: $gravity );
		$visibility    = ! empty( $gravity['adminOnly'] )
			? 'administrative'
			: LooseValues::text( $gravity['visibility'] ?? '' );
		$mayBeHidden   = $this->types->kind( $kind )?->hasSetting( 'visibility' ) ?? false;
		$isUnsupported = 'administrative' === $visibility || ( 'hidden' === $visibility && ! $mayBeHidden );
		return $isUnsupported ? FormBuilder::UNSUPPORTED : $kind;
	}

	/** @param array<string, mixed> $gravity */
	private function kindOfType( array $gravity ): string {
		$type      = LooseValues::text( $gravity['type'] ?? '' );
		$inputType = LooseValues::text( $gravity['inputType'] ?? '' );
		$ownKind   = LooseValues::text( AtollSettings::read( $gravity )['kind'] ?? '' );
		$isOwnKind = '' !== $ownKind && $this->types->isAtollOnly( $ownKind )
			&& $this->types->typeOf( $ownKind ) === $type;
		return $isOwnKind ? $ownKind : $this->types->kindOf( $type, $inputType ) ?? FormBuilder::UNSUPPORTED;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	private function settings( KindMapping $mapping, array $field ): array {
		return array_intersect_key( $field, array_flip( $mapping->names() ) );
	}
}
