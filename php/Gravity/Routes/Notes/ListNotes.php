<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Notes;

use Atoll\Gravity\Entries\NoteLists;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET gf/v2/notes: notes of all entries, or of those named by `entry_id`; a map by id, as for one entry. */
final class ListNotes implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/notes-list';

	public function __construct( private NoteLists $lists ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entries = array_map( LooseValues::int( ... ), $input->list( 'entry_id' ) );
		return new Reply( $this->lists->read( $input, array_values( $entries ) ) );
	}
}
