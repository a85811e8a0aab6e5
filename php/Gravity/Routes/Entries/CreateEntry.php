<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Gravity\Entries\EntryReplies;
use Atoll\Gravity\Entries\GravityEntries;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST gf/v2/entries: stores an entry of the form `form_id` as sent. Answers 201 with the entry; `id` is a number. */
final class CreateEntry implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/entries-create';

	public function __construct( private GravityEntries $entries, private EntryReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->create( LooseValues::int( $input->body()['form_id'] ?? 0 ), $input->body(), $visitor );
		return $this->replies->created( $entry );
	}
}
