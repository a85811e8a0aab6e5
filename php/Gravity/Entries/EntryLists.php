<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;

/** Lists of entries: `{total_count, entries}`, or with `include` a map of the named entries by id. */
final class EntryLists {

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private EntryQuery $query,
		private EntryReplies $replies,
		private AccessLog $log
	) {}

	/** @return array<int|string, mixed>|object Entries of all forms; each has its labels. */
	public function ofAll( Input $input, Visitor $by ): array|object {
		return $this->included( $input, $by ) ?? $this->list( $input, $by, $input->flag( '_labels' ) );
	}

	/** @return array<int|string, mixed>|object Entries of the form in the address, with one list of labels for all. */
	public function ofForm( Input $input, Visitor $by ): array|object {
		$labels = $input->flag( '_labels' )
			? array(
				'_labels' => $this->replies->labels(
					$this->forms->findAny( $input->int( 'form_id' ) )?->form,
					new PickedKeys( $input->text( '_field_ids' ) )
				),
			)
			: array();
		return $this->included( $input, $by ) ?? $this->list( $input, $by, false ) + $labels;
	}

	/** @return array{total_count: int, entries: list<array<int|string, mixed>>} */
	private function list( Input $input, Visitor $by, bool $labelled ): array {
		$criteria = $this->query->read( $input );
		$picked   = new PickedKeys( $input->text( '_field_ids' ) );
		$entries  = $this->entries->list( $criteria );
		$total    = $this->entries->count( $criteria );
		$this->log->listed( count( $entries ), $input->parameters(), $by, $total );
		return array(
			'total_count' => $total,
			'entries'     => array_map(
				fn( Entry $entry ) => $this->replies->build( $entry, $picked, $labelled ),
				$entries
			),
		);
	}

	/** @return object|null Null without `include`. */
	private function included( Input $input, Visitor $by ): ?object {
		$ids     = array_unique( array_filter( array_map( LooseValues::int( ... ), $input->list( 'include' ) ) ) );
		$entries = array();
		foreach ( $ids as $id ) {
			$entry = $this->entries->find( $id );
			if ( null !== $entry ) {
				$entries[ $id ] = $this->replies->build(
					$entry,
					new PickedKeys( $input->text( '_field_ids' ) ),
					$input->flag( '_labels' )
				);
			}
		}
		$this->log->listed( count( $entries ), $input->parameters(), $by, count( $entries ) );
		return array() === $ids ? null : (object) $entries;
	}
}
