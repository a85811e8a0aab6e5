<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Modals;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** GET s1t2/v1/forms/{id}. */
final class ShowFormTest extends SiteTestCase {

	public function test_visitors_get_the_form_and_caches_may_keep_it(): void {
		$number = $this->form();
		$reply  = $this->get( "/s1t2/v1/forms/{$number}" );
		$data   = $reply->get_data();
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( '', RestContract::complaint( 'atoll/forms-show', $data ) );
		self::assertSame( $number, $data['id'] );
		self::assertSame( $number, $data['definition']['id'] );
		self::assertStringStartsWith( 'public, max-age=', $reply->get_headers()['Cache-Control'] );
		self::assertStringNotContainsString( 'atoll_nonce', $data['form'] );
	}

	public function test_its_ids_are_not_those_of_the_same_form_in_the_page(): void {
		$number = $this->form();
		$inPage = $this->ids( do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' ) );
		$above  = $this->ids( $this->get( "/s1t2/v1/forms/{$number}" )->get_data()['form'] );
		self::assertNotEmpty( $above );
		self::assertSame( array(), array_intersect( $inPage, $above ) );
	}

	public function test_somebody_who_is_logged_in_gets_a_form_of_their_own(): void {
		$number = $this->form();
		$this->actAs( 'subscriber' );
		$reply = $this->get( "/s1t2/v1/forms/{$number}" );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		self::assertStringContainsString( 'atoll_nonce', $reply->get_data()['form'] );
	}

	public function test_a_form_that_is_not_open_is_one_that_does_not_exist(): void {
		$never  = $this->get( '/s1t2/v1/forms/4711' );
		$closed = $this->get( '/s1t2/v1/forms/' . $this->form( 'enquiry', array( 'is_active' => false ) ) );
		self::assertSame( 404, $never->get_status() );
		self::assertSame( 404, $closed->get_status() );
		self::assertSame( $never->get_data(), $closed->get_data() );
		self::assertSame( '', RestContract::complaint( 'error', $closed->get_data() ) );
	}

	public function test_nothing_of_it_is_private(): void {
		$number = $this->form(
			'enquiry',
			array(
				'notifications' => array(
					array(
						'id'      => 'n',
						'name'    => 'N',
						'toType'  => 'email',
						'to'      => 'secret@example.com',
						'subject' => 'S',
						'message' => 'M',
					),
				),
			)
		);
		self::assertStringNotContainsString(
			'secret@example.com',
			(string) wp_json_encode( $this->get( "/s1t2/v1/forms/{$number}" )->get_data() )
		);
	}

	/** @return list<string> */
	private function ids( string $html ): array {
		preg_match_all( '~ id="([^"]+)"~', $html, $found );
		return $found[1];
	}
}
