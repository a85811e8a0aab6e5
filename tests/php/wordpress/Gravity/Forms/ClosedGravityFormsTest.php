<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** PUT and DELETE close a form, move it to the trash and delete it. */
final class ClosedGravityFormsTest extends SiteTestCase {

	public function test_put_closes_a_form(): void {
		$number = $this->form();
		$this->actAs( 'administrator' );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'is_active' => false ) + $this->fixture( 'enquiry' ) ) );
		$this->assertSame( '0', rest_do_request( $request )->get_data()['is_active'] );
		$this->assertSame( 404, $this->post( "/gf/v2/forms/{$number}/submissions", array() )->get_status() );
	}

	public function test_put_without_a_word_on_it_leaves_a_form_as_open_as_it_was(): void {
		$open   = $this->form();
		$closed = $this->form( 'enquiry', array( 'is_active' => false ) );
		$this->actAs( 'administrator' );
		$this->assertSame( '1', $this->rename( $open )['is_active'] );
		$this->assertSame( '0', $this->rename( $closed )['is_active'] );
		$this->assertSame( '0', $this->rename( $closed, array( 'is_active' => null ) )['is_active'] );
		$this->assertSame( '1', $this->rename( $closed, array( 'is_active' => '1' ) )['is_active'] );
	}

	public function test_delete_trashes_then_is_gone_then_force_deletes(): void {
		$number = $this->form();
		$this->actAs( 'administrator' );
		$delete = static fn( array $query = array() ) => ( static function () use ( $number, $query ) {
			$request = new \WP_REST_Request( 'DELETE', "/gf/v2/forms/{$number}" );
			$request->set_query_params( $query );
			return rest_do_request( $request );
		} )();
		$this->assertSame( '1', $delete()->get_data()['is_trash'] );
		$this->assertSame( 410, $delete()->get_status() );
		$forced = $delete( array( 'force' => '1' ) );
		$this->assertTrue( $forced->get_data()['deleted'] );
		$this->assertSame( $number, $forced->get_data()['previous']['id'] );
		$this->assertSame( 404, $this->get( "/gf/v2/forms/{$number}" )->get_status() );
	}

	public function test_a_form_in_the_trash_stays_there_when_it_is_written(): void {
		$number = $this->form();
		Inside::get( FormWriter::class )->trash( $number );
		$this->actAs( 'administrator' );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array( 'title' => 'Renamed' ) + $this->get( "/gf/v2/forms/{$number}" )->get_data()
			)
		);
		$form = rest_do_request( $request )->get_data();
		$this->assertSame(
			array( 'Renamed', '1', '0' ),
			array( $form['title'], $form['is_trash'], $form['is_active'] )
		);
		$this->assertSame( 404, $this->post( "/gf/v2/forms/{$number}/submissions", array() )->get_status() );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed> The form, sent without saying whether it is open but for these changes.
	 */
	private function rename( int $number, array $changes = array() ): array {
		$form    = array_diff_key( $this->get( "/gf/v2/forms/{$number}" )->get_data(), array( 'is_active' => 0 ) );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $changes + array( 'title' => 'Renamed' ) + $form ) );
		return rest_do_request( $request )->get_data();
	}
}
