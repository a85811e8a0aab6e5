<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Gravity\Entries\EntryProperties;
use Atoll\Gravity\Entries\GravityEntries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** PUT gf/v2/entries/{entry_id}/properties: changes the properties that are sent, such as `status`, not the answers. */
final class UpdateEntryProperties implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'gravity/entries-properties';

	public function __construct( private GravityEntries $entries, private AccessLog $log ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->updateProperties( $input->int( 'entry_id' ), $input->body(), $visitor );
		// A change of status is logged where it is made; marks (read, starred) are not logged.
		if ( array() !== array_intersect_key( $input->body(), array_flip( EntryProperties::OF_SENDER ) ) ) {
			$this->log->record( AccessAction::Edited, $entry->id, $visitor );
		}
		return new Reply( __( 'Entry updated successfully', 'atoll' ) );
	}
}
