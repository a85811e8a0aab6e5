<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** Which parts of the form island a form needs on this site, and what each is told. */
final class IslandParts {

	/**
	 * @param array<string, \Closure(): IslandPartSettings> $settings By name, asked for by forms that need the part;
	 * one that is not among them needs to be told nothing.
	 */
	public function __construct( private array $settings ) {}

	/**
	 * @param list<string> $names What the form asks for.
	 * @return array<string, array<string, string>> Name to settings.
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
