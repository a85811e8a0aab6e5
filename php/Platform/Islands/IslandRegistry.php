<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** Every island there is: a folder of src/islands and a line here. */
final class IslandRegistry {

	/**
	 * What wakes each: load, intent, approach, which is intent with one script at a time, or near, which is
	 * intent and, before it, coming near the view.
	 */
	private const TRIGGERS = array(
		'calculator'    => 'near',
		'form'          => 'near',
		'guard'         => 'load',
		'header'        => 'approach',
		'modal'         => 'intent',
		'notifications' => 'intent', // Or once src/enhancements/due-notifications finds that one is due.
		'qr-code'       => 'load',
	);

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
}
