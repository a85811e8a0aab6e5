<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Entries as Gravity Forms' clients list and read them. */
final class EntriesTest extends SiteTestCase {

	public function test_an_entry_has_gravity_forms_shape(): void {
		$number = $this->form();
		$this->submit( $number, array( 'input_5_2' => 'refinance' ) );
		$this->actAs( 'editor' );
		$id    = (int) $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['id'];
		$reply = $this->get( "/gf/v2/entries/{$id}" );
		$this->assertSame( 200, $reply->get_status() );
		$entry    = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		$expected = array(
			'id'               => (string) $id,
			'form_id'          => (string) $number,
			'post_id'          => null,
			'is_starred'       => '0',
			'is_read'          => '0',
			'currency'         => 'AUD',
			'created_by'       => null,
			'status'           => 'active',
			'payment_status'   => null,
			'payment_date'     => null,
			'payment_amount'   => null,
			'payment_method'   => null,
			'transaction_id'   => null,
			'is_fulfilled'     => null,
			'transaction_type' => null,
			'1'                => 'Jo',
			'3'                => '',
			'5.1'              => '',
			'5.2'              => 'refinance',
			'11.1'             => '1',
			'11.2'             => 'I agree to the privacy policy',
			'12'               => '',
		);
		foreach ( $expected as $key => $value ) {
			$this->assertSame( $value, $entry[ $key ], (string) $key );
		}
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/', $entry['date_created'] );
	}

	public function test_an_unknown_entry_is_404(): void {
		$this->actAs( 'editor' );
		$reply = $this->get( '/gf/v2/entries/999999' );
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
	}

	public function test_lists_are_paged_newest_first_and_counted_whole(): void {
		$number = $this->form();
		foreach ( range( 1, 12 ) as $i ) {
			$this->submit( $number, array( 'input_1' => "Jo {$i}" ) );
		}
		$this->actAs( 'editor' );
		$this->assertSame( 12, $this->get( '/gf/v2/entries' )->get_data()['total_count'] );
		$this->assertCount( 10, $this->get( '/gf/v2/entries' )->get_data()['entries'] );
		$this->assertSame(
			array( 'Jo 12', 'Jo 11' ),
			$this->names( array( 'paging' => array( 'page_size' => '2' ) ) )
		);
		$this->assertSame(
			array( 'Jo 10', 'Jo 9' ),
			$this->names( array( 'paging' => array( 'page_size' => '2', 'current_page' => '2' ) ) )
		);
		$this->assertSame(
			array( 'Jo 9', 'Jo 8' ),
			$this->names( array( 'paging' => array( 'page_size' => '2', 'offset' => '3' ) ) )
		);
		$this->assertSame(
			array( 'Jo 1', 'Jo 2' ),
			$this->names(
				array(
					'paging'  => array( 'page_size' => '2' ),
					'sorting' => array( 'key' => 'id', 'direction' => 'ASC' ),
				)
			)
		);
	}

	public function test_lists_take_forms_and_a_status(): void {
		global $wpdb;
		$first  = $this->form();
		$second = $this->form();
		$this->submit( $first, array( 'input_1' => 'First' ) );
		$this->submit( $second, array( 'input_1' => 'Second' ) );
		$this->submit( $second, array( 'input_1' => 'Spam' ) );
		$wpdb->update(
			$wpdb->prefix . 'atoll_entries',
			array( 'status' => 'spam' ),
			array( 'id' => $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" ) )
		);
		$this->actAs( 'editor' );
		$this->assertSame( array( 'Second', 'First' ), $this->names( array() ) );
		$this->assertSame( array( 'First' ), $this->names( array( 'form_ids' => array( (string) $first ) ) ) );
		$this->assertSame( array( 'Second' ), $this->names( array( 'form_ids' => (string) $second ) ) );
		$this->assertSame( array( 'First' ), $this->names( array( 'form_ids' => "{$first},999999" ) ) );
		$this->assertSame( array( 'Spam' ), $this->names( array( 'search' => '{"status":"spam"}' ) ) );
		$this->assertSame( array( 'Spam' ), $this->names( array( 'search' => rawurlencode( '{"status":"spam"}' ) ) ) );
		$this->assertSame( array( 'Spam' ), $this->names( array( 'search' => array( 'status' => 'spam' ) ) ) );
		$this->assertSame( 400, $this->get( '/gf/v2/entries', array( 'search' => '{status' ) )->get_status() );
	}

	public function test_sorting_by_anything_else_than_a_column_is_no_way_into_the_database(): void {
		$this->submit( $this->form() );
		$this->actAs( 'editor' );
		$this->assertSame(
			array( 'Jo' ),
			$this->names( array( 'sorting' => array( 'key' => 'id; DROP TABLE x', 'direction' => 'SIDEWAYS' ) ) )
		);
		$this->assertSame( array( 'Jo' ), $this->names( array( 'sorting' => 'id', 'paging' => 'x' ) ) );
	}

	#[TestWith( array( array( array( 'a' ) ) ) )]
	#[TestWith( array( 'contact' ) )]
	public function test_what_names_no_form_is_refused_and_no_answer_of_all_forms( mixed $formIds ): void {
		$this->submit( $this->form() );
		$this->actAs( 'editor' );
		$reply = $this->get( '/gf/v2/entries', array( 'form_ids' => $formIds ) );
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( 'rest_invalid_param', $reply->get_data()['code'] );
	}

	public function test_clients_may_pick_entries_and_properties(): void {
		$this->submit( $this->form(), array( 'input_5_1' => 'home' ) );
		$this->actAs( 'editor' );
		$id = (int) $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['id'];
		$this->assertEquals(
			(object) array( $id => array( 'id' => (string) $id, 1 => 'Jo', '5.1' => 'home' ) ),
			$this->get(
				'/gf/v2/entries',
				array( 'include' => array( $id, 999999 ), '_field_ids' => 'id, 1,5.1' )
			)->get_data()
		);
		$this->assertSame(
			array( '5.1', '5.2' ),
			array_keys( $this->get( "/gf/v2/entries/{$id}", array( '_field_ids' => '5' ) )->get_data() )
		);
	}

	public function test_entries_outlive_their_form(): void {
		$number = $this->form();
		$this->submit( $number );
		Inside::get( FormWriter::class )->delete( $number );
		$this->actAs( 'editor' );
		$this->assertSame( array( 'Jo' ), $this->names( array() ) );
	}

	/** @param array<string, string> $more */
	private function submit( int $number, array $more = array() ): void {
		$reply = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			$more + array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->assertSame( 200, $reply->get_status() );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function names( array $query ): array {
		return array_column( $this->get( '/gf/v2/entries', $query )->get_data()['entries'], 1 );
	}
}
