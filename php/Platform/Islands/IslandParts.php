<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** The parts of the form island that a form needs on this site, with their settings. */
final class IslandParts {

	/**
	 * @param array<string, \Closure(): IslandPartSettings> $settings Factories by part name, called for forms that need
	 *        the part; parts without one have no settings.
	 */
	public function __construct( private array $settings ) {}

	/**
	 * @param list<string> $names Parts that the form needs.
	 * @return array<string, array<string, string>> Settings by part name.
	 */
	public function needed( array $names, int $formNumber ): array {
		$needed = array();
		foreach ( $names as $name ) {
			$part     = $this->settings[ $name ] ?? null;
			$settings = null === $part ? array() : $part()->settings( $formNumber );
			if ( null !== $settings ) {
				$needed[ $name ] = $settings;
			}
		}
		return $needed;
	}
}
