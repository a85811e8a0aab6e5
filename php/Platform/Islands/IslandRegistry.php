<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** All islands: each has a folder in src/islands and a line here. */
final class IslandRegistry {

	/**
	 * The trigger that starts each island: `load`; `intent`, an interaction; `approach`, like `intent` but with one
	 * script at a time; `near`, like `intent`, but also when the island comes near the viewport.
	 */
	private const TRIGGERS = array(
		'calculator'    => 'near',
		'form'          => 'near',
		'guard'         => 'load',
		'header'        => 'approach',
		'modal'         => 'intent',
		'notifications' => 'intent', // Or when src/enhancements/due-notifications finds one that is due.
		'qr-code'       => 'load',
	);

	/** @return list<string> */
	public function names(): array {
		return array_keys( self::TRIGGERS );
	}

	/** @throws \LogicException For an unknown name. */
	public function trigger( string $name ): string {
		return self::TRIGGERS[ $name ] ?? throw new \LogicException(
			// For developers; never printed.
			sprintf( 'There is no island "%s"; php/Platform/Islands/IslandRegistry.php lists %s.', $name, implode( ', ', $this->names() ) )
		);
	}
}
