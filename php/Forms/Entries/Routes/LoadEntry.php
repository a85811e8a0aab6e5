<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Routes;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/entries/load: returns an entry's answers to its sender (spec 7); not found for anybody else. */
final class LoadEntry implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/entries-load';

	/** Maximum per IP address. */
	private const MAX_PER_MINUTE = 30;

	public function __construct( private OwnEntries $entries, private RateLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true; // {@see respond()} checks the owner; a refusal here would reveal that the entry exists.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'entries/load', $visitor, self::MAX_PER_MINUTE );
		$entry      = $this->entries->find( (int) $input->field( 'id' ), $visitor );
		$submission = array(
			'submitted_values' => (object) $entry->answers,
			'page_number'      => 1,
			'entry_version'    => $entry->version,
		);
		return new Reply(
			array( 'submission' => (string) wp_json_encode( $submission ) ),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}
}
