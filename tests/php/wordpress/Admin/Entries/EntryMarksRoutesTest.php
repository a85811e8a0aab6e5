<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Inside;

/** Marking, moving and deleting entries from their list. */
final class EntryMarksRoutesTest extends EntryRoutesTestCase {

	public function test_marks_are_set_and_the_others_left_alone(): void {
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'starred' => true, 'held' => true ) );
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => array( $this->ids()[0] ), 'starred' => false ) );
		$this->assertSame(
			array( 3, 2 ),
			array_values(
				array_intersect_key(
					$this->get( '/s1t2/v1/entries/counts' )->get_data(),
					array( 'unread' => 1, 'starred' => 1 )
				)
			)
		);
		$this->assertSame(
			400,
			$this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'read' => 'yes' ) )->get_status()
		);
		$this->assertSame(
			400,
			$this->post( '/s1t2/v1/entries/mark', array( 'ids' => array(), 'read' => true ) )->get_status()
		);
		$this->assertSame(
			400,
			$this->post( '/s1t2/v1/entries/mark', array( 'ids' => range( 1, 101 ), 'read' => true ) )->get_status()
		);
	}

	public function test_what_was_moved_can_be_put_back_to_where_it_was(): void {
		$ids = $this->ids();
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => array( $ids[0] ), 'to' => 'spam' ) );
		$moved = $this->post(
			'/s1t2/v1/entries/move',
			array( 'ids' => array( ...$ids, 999999 ), 'to' => 'trash' )
		)->get_data()['moved'];
		$this->assertEqualsCanonicalizing(
			array(
				array( 'from' => 'spam', 'ids' => array( $ids[0] ) ),
				array( 'from' => 'active', 'ids' => array( $ids[1], $ids[2] ) ),
			),
			$moved
		);
		foreach ( $moved as $back ) {
			$this->post( '/s1t2/v1/entries/move', array( 'ids' => $back['ids'], 'to' => $back['from'] ) );
		}
		$this->assertSame(
			array( 'inbox' => 2, 'unread' => 2, 'starred' => 0, 'spam' => 1, 'trash' => 0 ),
			$this->get( '/s1t2/v1/entries/counts' )->get_data()
		);
		$this->assertSame(
			422,
			$this->post( '/s1t2/v1/entries/move', array( 'ids' => $ids, 'to' => 'drawer' ) )->get_status()
		);
	}

	public function test_only_what_is_in_the_trash_and_not_held_is_deleted_for_good(): void {
		list( $held, $trashed, $active ) = $this->ids();
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => array( $held ), 'held' => true ) );
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => array( $held, $trashed ), 'to' => 'trash' ) );
		$request = new \WP_REST_Request( 'DELETE', '/s1t2/v1/entries' );
		$request->set_query_params( array( 'ids' => "{$held},{$trashed},{$active}" ) );
		$answer = rest_do_request( $request )->get_data();
		$this->assertSame( array( 'deleted' => array( $trashed ) ), $answer );
		$this->assertSame( '', RestContract::complaint( 'atoll/entries-delete', $answer ) );
		$this->assertEqualsCanonicalizing(
			array( $held, $active ),
			Inside::get( EntryRepository::class )->existing( array( $held, $trashed, $active ) )
		);
	}
}
