<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\SiteLanguage;

/** The table of events. Only {@see DeleteApplicationRecord} also writes to it, when entries are deleted. */
final class HistoryRepository {

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * @param string            $kind     A constant of {@see HistoryEvent}.
	 * @param int               $actor    User id; 0 for the site itself.
	 * @param \Closure(): string $sentence Called in the site's language, not that of the actor or the page.
	 * @param string            $date     Time of the event, UTC, `Y-m-d H:i:s`; empty for now.
	 * @return int Id of the event.
	 * @throws StorageFailed
	 */
	public function add( int $entryId, string $kind, int $actor, \Closure $sentence, string $date = '' ): int {
		$this->addToEach( array( $entryId ), $kind, $actor, $sentence, $date );
		return $this->queries->id();
	}

	/**
	 * Like {@see add()}, for several entries.
	 *
	 * @param list<int>         $entryIds
	 * @param \Closure(): string $sentence
	 * @throws StorageFailed
	 */
	public function addToEach(
		array $entryIds,
		string $kind,
		int $actor,
		\Closure $sentence,
		string $date = ''
	): void {
		$text = SiteLanguage::in( $sentence );
		foreach ( $entryIds as $entryId ) {
			$this->queries->write(
				'INSERT INTO {atoll_case_events} (entry_id, kind, actor, sentence, is_public, date_created) VALUES (%d, %s, %d, %s, %d, %s)',
				$entryId,
				$kind,
				$actor,
				$text,
				(int) HistoryEvent::isForClients( $kind ),
				'' === $date ? gmdate( 'Y-m-d H:i:s', ( $this->clock )() ) : $date
			);
		}
	}

	public function find( int $id ): ?HistoryEvent {
		$row = $this->queries->row( 'SELECT * FROM {atoll_case_events} WHERE id = %d', $id );
		return null === $row ? null : $this->event( new JsonData( $row ) );
	}

	/** @throws StorageFailed */
	public function setSentence( int $id, string $sentence ): void {
		$this->queries->write( 'UPDATE {atoll_case_events} SET sentence = %s WHERE id = %d', $sentence, $id );
	}

	/** @throws StorageFailed */
	public function remove( int $id ): void {
		$this->queries->write( 'DELETE FROM {atoll_case_events} WHERE id = %d', $id );
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, list<HistoryEvent>> By entry, newest first.
	 */
	public function all( array $entryIds ): array {
		$rows = array() === $entryIds ? array() : $this->queries->rows(
			'SELECT * FROM {atoll_case_events} WHERE entry_id IN (%d) ORDER BY id DESC',
			$entryIds
		);
		$all  = array();
		foreach ( $rows as $row ) {
			$event                    = $this->event( new JsonData( $row ) );
			$all[ $event->entryId ][] = $event;
		}
		return $all;
	}

	/**
	 * @param string    $kind     A constant of {@see HistoryEvent}.
	 * @param list<int> $entryIds Empty for all entries.
	 * @param int       $actor    Id of the user; 0 for all users.
	 * @return list<HistoryEvent> Oldest first.
	 */
	public function ofKind( string $kind, array $entryIds, int $actor ): array {
		$sql    = 'SELECT * FROM {atoll_case_events} WHERE kind = %s';
		$values = array( $kind );
		if ( array() !== $entryIds ) {
			$sql     .= ' AND entry_id IN (%d)';
			$values[] = $entryIds;
		}
		if ( 0 !== $actor ) {
			$sql     .= ' AND actor = %d';
			$values[] = $actor;
		}
		return array_map(
			fn( array $row ): HistoryEvent => $this->event( new JsonData( $row ) ),
			$this->queries->rows( "{$sql} ORDER BY id", ...$values )
		);
	}

	/** @throws StorageFailed */
	public function delete( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {atoll_case_events} WHERE entry_id = %d', $entryId );
	}

	private function event( JsonData $row ): HistoryEvent {
		return new HistoryEvent(
			(int) $row->string( 'id' ),
			(int) $row->string( 'entry_id' ),
			$row->string( 'kind' ),
			(int) $row->string( 'actor' ),
			$row->string( 'sentence' ),
			'1' === $row->string( 'is_public' ),
			$row->string( 'date_created' ),
		);
	}
}
