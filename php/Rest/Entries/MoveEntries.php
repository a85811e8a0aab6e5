<?php

declare( strict_types=1 );

namespace Atoll\Rest\Entries;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Entries\Desk;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;
use Atoll\Spam\SpamDesk;
use Atoll\Trouble\BadRequest;

/** POST s1t2/v1/entries/move: among the spam, to the trash, or back. Says where each was, so that it can be undone. */
final class MoveEntries implements Route {

	public const METHOD = 'POST';
	public const PATH   = '/entries/move';
	public const SCHEMA = 'entry-move';

	/** Where an entry can be, and then where it was before. */
	private const PLACES = array(
		'active' => array( 'spam', 'trash' ),
		'spam'   => array( 'active', 'trash' ),
		'trash'  => array( 'active', 'spam' ),
	);

	public function __construct( private EntryRepository $entries, private Desk $desk, private SpamDesk $spam ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$ids = ( new Chosen( $input->body() ) )->ids();
		$to  = $input->field( 'to' );
		$others = self::PLACES[ $to ] ?? throw new BadRequest( 'atoll_place_unknown', __( 'There is no such place for an entry.', 'atoll' ), 422 );
		$before = $this->before( $ids, $others );
		// What leaves the spam or gets there teaches Akismet; mail that was held back is sent from the entry's own screen.
		'spam' === $to ? $this->spam->mark( $ids ) : $this->spam->unmark( 'active' === $to ? $ids : array(), false );
		$this->desk->move( $ids, $to );
		return new Reply( array( 'moved' => $before ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/**
	 * @param list<int>              $ids
	 * @param non-empty-list<string> $others
	 * @return list<array{from: string, ids: list<int>}> Without those that are there already, or nowhere.
	 */
	private function before( array $ids, array $others ): array {
		$places = array();
		foreach ( $this->entries->list( new EntryCriteria( $others, limit: count( $ids ), ids: $ids ) ) as $entry ) {
			$places[ $entry->status ][] = $entry->id;
		}
		return array_map( static fn( string $from, array $moved ) => array( 'from' => $from, 'ids' => $moved ), array_keys( $places ), array_values( $places ) );
	}
}
