<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\LooseValues;

/** Reports how fields of a kind work differently from Gravity Forms, as described by `gravity` in its kind.json. */
final class KindDifferences {

	public function __construct( private FieldTypes $types ) {}

	/**
	 * @param array<string, mixed> $field A field of a form's source, with its original.
	 * @param string               $name  The field's name in the report.
	 * @return list<string>
	 */
	public function describe( array $field, string $name ): array {
		$kind = $this->types->kind( LooseValues::text( $field['kind'] ?? '' ) );
		if ( null === $kind ) {
			return array();
		}
		$isHidden = 'hidden' === ( $field['visibility'] ?? '' );
		$original = new JsonData( LooseValues::map( $field['gravity'] ?? null ) );
		$told     = array_filter(
			$kind->gravity()->list( 'differences' ),
			static fn( JsonData $difference ): bool => ( ! $isHidden || $difference->bool( 'hidden' ) )
				&& self::haveThese( $difference->strings( 'ifThere' ), $original )
				&& ! (
					$difference->has( 'unlessThere' )
					&& self::haveThese( $difference->strings( 'unlessThere' ), $original )
				)
		);
		return array_values(
			array_map(
				static fn( JsonData $difference ): string => Text::fill(
					$difference->string( 'text' ),
					...array( 'field' => $name ) + self::parameters( $kind, $difference->string( 'rule' ) )
				),
				$told
			)
		);
	}

	/**
	 * Whether the field has these settings in Gravity Forms.
	 *
	 * @param array<array-key, string> $settings As defined in contract/schema/kind.schema.json (There).
	 */
	private static function haveThese( array $settings, JsonData $original ): bool {
		foreach ( $settings as $name => $value ) {
			$given = $original->get( (string) $name );
			$isSo  = match ( $value ) {
				'yes'     => ! empty( $given ),
				'several' => is_array( $given ) && count( $given ) > 1,
				default   => ( empty( $given ) ? '' : LooseValues::text( $given ) ) === $value,
			};
			if ( ! $isSo ) {
				return false;
			}
		}
		return true;
	}

	/** @return array<string, string> Parameters of the rule for a field with default settings; empty without a rule. */
	private static function parameters( FieldKind $kind, string $name ): array {
		$rule  = $kind->rule( $name );
		$taken = array_map(
			static fn( mixed $setting ): string => $kind->defaultOf( LooseValues::text( $setting ) )
				?: implode( ', ', $kind->accepts() ),
			LooseValues::map( $rule?->get( 'from' ) )
		);
		return $taken + array_map( LooseValues::text( ... ), LooseValues::map( $rule?->all() ) );
	}
}
