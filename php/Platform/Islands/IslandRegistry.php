<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** Every island there is: a folder of src/islands and a line here. */
final class IslandRegistry {

	/** What wakes each: load, visible, idle or intent. */
	private const TRIGGERS = array(
		'calculator' => 'intent',
		'form'   => 'intent',
		'guard' => 'load',
		'header' => 'intent',
		'modal'  => 'intent',
		'notifications' => 'intent', // Or once src/enhancements/due-notifications finds that one is due.
	);

	/** Worth fetching ahead, because waiting would be felt. */
	private const PRELOADED = array( 'calculator', 'form', 'modal' );

	/** @return list<string> */
	public function names(): array {
		return array_keys( self::TRIGGERS );
	}

	/** @throws \LogicException For a name that is not in the list. */
	public function trigger( string $name ): string {
		return self::TRIGGERS[ $name ] ?? throw new \LogicException(
			// For developers, never printed.
			sprintf( 'There is no island "%s"; php/Platform/Islands/IslandRegistry.php lists %s.', $name, implode( ', ', $this->names() ) )
		);
	}

	public function isPreloaded( string $name ): bool {
		return in_array( $name, self::PRELOADED, true );
	}
}
