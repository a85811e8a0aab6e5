<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class SaveConfirmationTest extends SiteTestCase {

	public function test_what_gravity_forms_says_of_a_saved_form_is_not_said_of_one_that_was_sent(): void {
		$saved  = array( 'event' => 'form_saved', 'type' => 'message', 'message' => 'Your link: {save_link}' );
		$number = $this->form(
			'enquiry',
			array(
				'confirmations' => array(
					array( 'id' => 'a', 'isDefault' => true ) + $saved,
					array( 'id' => 'b' ) + $saved,
					array( 'id' => 'c', 'isDefault' => true, 'type' => 'message', 'message' => 'Thanks!' ),
				),
			)
		);
		$data   = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		)->get_data();

		self::assertSame( "<p>Thanks!</p>\n", $data['confirmation_message'] );
	}
}
