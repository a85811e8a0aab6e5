<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Gravity\Entries\EntryReplies;
use Atoll\Gravity\Entries\GravityEntries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST gf/v2/forms/{form_id}/entries: like POST gf/v2/entries; the address, not the body, names the form. */
final class CreateFormEntry implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/forms-entries-create';

	public function __construct( private GravityEntries $entries, private EntryReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return $this->replies->created( $this->entries->create( $input->int( 'form_id' ), $input->body(), $visitor ) );
	}
}
