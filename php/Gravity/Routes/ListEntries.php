<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryRepository;
use Atoll\Gravity\EntryQuery;
use Atoll\Gravity\EntryReplies;
use Atoll\Gravity\Loose;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;

/** GET gf/v2/entries: `{total_count, entries}`, active ones unless `search` names another status; `include` gives a map by id. */
final class ListEntries implements Route {

	public const METHOD = 'GET';
	public const PATH   = '/entries';
	public const SCHEMA = 'entries-list';

	public function __construct( private EntryRepository $entries, private EntryQuery $query, private EntryReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$picked = $input->text( '_field_ids' );
		$ids    = array_filter( array_map( Loose::int( ... ), $input->list( 'include' ) ) );
		if ( $ids ) {
			return new Reply( (object) $this->included( $ids, $picked ) );
		}
		$criteria = $this->query->read( $input );
		return new Reply(
			array(
				'total_count' => $this->entries->count( $criteria ),
				'entries'     => array_map( fn( Entry $entry ) => $this->replies->of( $entry, $picked ), $this->entries->list( $criteria ) ),
			)
		);
	}

	/**
	 * @param array<int> $ids
	 * @return array<int, array<int|string, string|null>>
	 */
	private function included( array $ids, string $picked ): array {
		$found = array();
		foreach ( array_unique( $ids ) as $id ) {
			$entry = $this->entries->find( $id );
			if ( null !== $entry ) {
				$found[ $id ] = $this->replies->of( $entry, $picked );
			}
		}
		return $found;
	}
}
