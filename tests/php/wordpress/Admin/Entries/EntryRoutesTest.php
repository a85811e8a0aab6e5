<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Inside;

/** What the routes of the entries' list answer. */
final class EntryRoutesTest extends EntryRoutesTestCase {

	public function test_answers_are_what_the_contract_says(): void {
		$this->assertSame(
			'',
			RestContract::complaint(
				'atoll/entries-list',
				$this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '7,4' ) )->get_data()
			)
		);
		$this->assertSame(
			'',
			RestContract::complaint( 'atoll/entries-counts', $this->get( '/s1t2/v1/entries/counts' )->get_data() )
		);
		$this->assertSame(
			'',
			RestContract::complaint( 'atoll/entries-forms', $this->get( '/s1t2/v1/entries/forms' )->get_data() )
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'atoll/entries-fields',
				$this->get( "/s1t2/v1/entries/forms/{$this->form}" )->get_data()
			)
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'atoll/entries-columns',
				$this->get( '/s1t2/v1/entries/columns', array( 'form' => $this->form ) )->get_data()
			)
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'atoll/entries-mark',
				$this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'read' => true ) )->get_data()
			)
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'atoll/entries-move',
				$this->post( '/s1t2/v1/entries/move', array( 'ids' => $this->ids(), 'to' => 'spam' ) )->get_data()
			)
		);
	}

	public function test_columns_bring_the_answers_of_their_fields_alone(): void {
		$items = $this->get(
			'/s1t2/v1/entries',
			array( 'form' => $this->form, 'columns' => '7' )
		)->get_data()['items'];
		$this->assertEquals( (object) array( 7 => 'Victoria' ), $items[0]['values'] );
	}

	public function test_entries_of_a_form_that_is_gone_say_what_they_said(): void {
		$form = $this->form( changes: array( 'title' => 'Old enquiry' ) );
		$this->post(
			"/gf/v2/forms/{$form}/submissions",
			array(
				'input_1'    => 'Di',
				'input_2'    => 'di@example.com',
				'input_4'    => '500000',
				'input_7'    => 'VIC',
				'input_11_1' => '1',
			)
		);
		$row     = fn(): array => $this->get(
			'/s1t2/v1/entries',
			array( 'search' => 'di@example.com' )
		)->get_data()['items'][0];
		$summary = array( 'person' => 'di@example.com', 'answers' => $row()['answers'] );
		$this->assertContains( array( 'label' => 'State', 'text' => 'Victoria' ), $summary['answers'] );
		Inside::get( FormWriter::class )->delete( $form );
		$this->assertSame( $summary, array_intersect_key( $row(), $summary ) );
		$this->assertSame( 'Old enquiry (gone)', $row()['form']['title'] );
	}

	public function test_entries_are_found_by_the_page_as_the_column_shows_it_on_whatever_host_it_was(): void {
		global $wpdb;
		$table = "{$wpdb->prefix}atoll_entries";
		$pages = array( home_url( '/loans/cars/?from=ad' ), 'http://old.test/loans/', 'https://old.test/about/loans/' );
		foreach ( $this->ids() as $index => $id ) {
			$wpdb->update( $table, array( 'source_url' => $pages[ $index ] ), array( 'id' => $id ) );
		}
		$this->assertSame(
			array( 'cy@example.com', 'ben@example.com' ),
			$this->people( array( 'source' => '/loans/' ) )
		);
		$this->assertSame( array( 'cy@example.com' ), $this->people( array( 'source' => '/loans/cars/?from=ad' ) ) );
		$this->assertSame( array( 'ada@example.com' ), $this->people( array( 'source' => '/about' ) ) );
		$this->assertSame( array( 'ben@example.com' ), $this->people( array( 'source' => 'http://old.test/loans/' ) ) );
		$this->assertSame( array(), $this->people( array( 'source' => '/l_ans/' ) ) );
	}

	public function test_who_saw_a_list_is_written_down_once_for_each_look(): void {
		$log         = new AccessRepository( new Queries( $GLOBALS['wpdb'] ) );
		$loggedLists = static fn(): array => array_map(
			static fn( $record ) => array( $record->entries, $record->detail ),
			$log->list( new AccessCriteria( get_current_user_id(), AccessAction::Listed ) )
		);
		$this->people( array( 'search' => 'nobody' ) );
		$this->assertSame( array(), $loggedLists() );
		$this->people( array( 'search' => 'ben' ) );
		$this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '2' ) );
		$this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '2' ) );
		$this->assertSame(
			array(
				array( 3, (string) wp_json_encode( array( 'form' => $this->form, 'columns' => '2' ) ) ),
				array( 1, '{"search":"\\u2026"}' ),
			),
			$loggedLists()
		);
	}

	public function test_a_page_of_many_asks_the_database_no_more_often_than_one_of_few(): void {
		$this->get( '/s1t2/v1/entries', array( 'per_page' => '1' ) );
		$this->get( '/s1t2/v1/entries', array( 'per_page' => '3' ) );
		$this->assertSame(
			$this->queriesOf( array( 'per_page' => '1' ) ),
			$this->queriesOf( array( 'per_page' => '3' ) )
		);
	}

	/** @param array<string, mixed> $query */
	private function queriesOf( array $query ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$this->get( '/s1t2/v1/entries', $query );
		return $wpdb->num_queries - $before;
	}
}
