<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Shapes\Shapes;

/** Finds problems in a kind that another plugin registers, as sentences that say how to fix them. */
final class KindCheck {

	/** Properties that contract/schema/kind.schema.json requires of a kind. */
	private const REQUIRED = array( 'shape', 'control', 'title', 'description', 'icon', 'group' );

	/** Properties that other plugins cannot use yet: choices are compiled only for the contract's own kinds. */
	private const UNSUPPORTED = array( 'inputs', 'variants' );

	public function __construct( private Shapes $shapes, private FieldMarkup $markup ) {}

	/**
	 * @param string   $name     Name under which the kind is registered.
	 * @param Contract $contract Contract whose settings the kind may use.
	 * @return list<string> Empty for a kind that can be used.
	 */
	public function problems( string $name, JsonData $kind, Contract $contract ): array {
		$problems = array();
		if ( $kind->string( 'kind' ) !== $name ) {
			$problems[] = "\"kind\" is \"{$kind->string( 'kind' )}\"; name it \"{$name}\", as it was registered";
		}
		foreach ( self::REQUIRED as $property ) {
			if ( '' === $kind->string( $property ) ) {
				$problems[] = "it lacks \"{$property}\"";
			}
		}
		foreach ( self::UNSUPPORTED as $property ) {
			if ( $kind->has( $property ) ) {
				$problems[] = "\"{$property}\" cannot be said from outside; remove it";
			}
		}
		if ( in_array( 'required', $kind->strings( 'settings' ), true ) && '' === $kind->string( 'required' ) ) {
			$problems[] = 'it may be required, so give "required" its message';
		}
		return array(
			...$problems,
			...$this->unknown( $kind, $contract ),
			...( new KindRules( $contract->rules() ) )->problems( $kind ),
			...( new KindSettings( $contract->fieldSettings()->list( 'settings' ) ) )->problems( $kind ),
			...( new KindPatterns( $contract->escapes() ) )->problems( $kind ),
		);
	}

	/** @return list<string> */
	private function unknown( JsonData $kind, Contract $contract ): array {
		$settings = array_map(
			static fn( JsonData $setting ) => $setting->string( 'setting' ),
			$contract->fieldSettings()->list( 'settings' )
		);
		$unknown  = array_diff( $kind->strings( 'settings' ), $settings );
		$problems = array_map( static fn( string $name ) => "unknown setting \"{$name}\"", array_values( $unknown ) );
		if ( ! in_array( $kind->string( 'control' ), $this->markup->names(), true ) ) {
			$problems[] = "unknown control \"{$kind->string( 'control' )}\"; controls are "
				. implode( ', ', $this->markup->names() );
		}
		foreach ( $kind->list( 'parts' ) as $part ) {
			if ( ! str_contains( $part->string( 'part' ), '/' ) ) {
				$problems[] = "part \"{$part->string( 'part' )}\" is none of its plugin's; begin it with the plugin's name and a slash";
			}
		}
		if ( ! $this->shapes->has( $kind->string( 'shape' ) ) ) {
			$problems[] = "unknown shape \"{$kind->string( 'shape' )}\"";
		}
		return $problems;
	}
}
