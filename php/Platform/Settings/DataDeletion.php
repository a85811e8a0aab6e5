<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/** Whether the plugin's data goes when the plugin is deleted, which the site's owner says. */
final class DataDeletion {

	public const GROUP = 'deletion';

	public function __construct( private Settings $settings ) {}

	public function isWanted(): bool {
		return 'delete' === $this->settings->group( self::GROUP )->string( 'whenDeleted' );
	}
}
