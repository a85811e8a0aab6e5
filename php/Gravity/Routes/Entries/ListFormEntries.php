<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Gravity\Entries\EntryLists;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET gf/v2/forms/{form_id}/entries: like GET gf/v2/entries, for one form; `_labels` are given once, for all. */
final class ListFormEntries implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/forms-entries';

	public function __construct( private EntryLists $lists ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( $this->lists->ofForm( $input, $visitor ) );
	}
}
