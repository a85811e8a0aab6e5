<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/** The setting for whether the plugin's data is deleted with the plugin. */
final class DataDeletion {

	public const GROUP = 'deletion';

	public function __construct( private Settings $settings ) {}

	public function isWanted(): bool {
		return 'delete' === $this->settings->group( self::GROUP )->string( 'whenDeleted' );
	}
}
