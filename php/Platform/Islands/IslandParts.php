<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** Which parts of the form island a form needs on this site, and what each is told. */
final class IslandParts {

	/**
	 * @param array<string, IslandPartSettings> $settings By name; a part that is not among them needs to be told
	 * nothing.
	 */
	public function __construct( private array $settings ) {}

	/**
	 * @param list<string> $names What the form asks for.
	 * @return array<string, array<string, string>> Name to settings.
	 */
	public function needed( array $names, int $formNumber ): array {
		$needed = array();
		foreach ( $names as $name ) {
			$settings = isset( $this->settings[ $name ] ) ? $this->settings[ $name ]->settings( $formNumber ) : array();
			if ( null !== $settings ) {
				$needed[ $name ] = $settings;
			}
		}
		return $needed;
	}
}
