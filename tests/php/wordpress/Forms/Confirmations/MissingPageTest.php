<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A form that leads on to a page which is not there any more. */
final class MissingPageTest extends SiteTestCase {

	#[TestWith( array( 'trash' ) )]
	#[TestWith( array( 'draft' ) )]
	#[TestWith( array( 'private' ) )]
	public function test_a_page_that_the_sender_would_not_find_is_not_led_to( string $status ): void {
		$page   = url_to_postid( $this->page( $this->form() ) );
		$leads  = array( 'id' => 'p', 'isDefault' => true, 'type' => 'page', 'pageId' => (string) $page );
		$number = $this->form( 'enquiry', array( 'confirmations' => array( $leads ) ) );
		wp_update_post( array( 'ID' => $page, 'post_status' => $status ) );
		$data = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		)->get_data();

		self::assertSame( 'message', $data['confirmation_type'] );
		self::assertNotSame( '', wp_strip_all_tags( $data['confirmation_message'] ) );
	}
}
