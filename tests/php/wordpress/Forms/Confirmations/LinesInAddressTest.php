<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class LinesInAddressTest extends SiteTestCase {

	public function test_words_on_two_lines_stay_two_words_in_the_address_that_a_form_leads_to(): void {
		$leads  = array(
			'id'          => 'r',
			'isDefault'   => true,
			'type'        => 'redirect',
			'url'         => 'https://example.com/',
			'queryString' => 'note={Note:1}&all={all_fields}',
		);
		$number = $this->form(
			'enquiry',
			array(
				'confirmations' => array( $leads ),
				'fields'        => array( array( 'id' => 1, 'type' => 'textarea', 'label' => 'Note' ) ),
			)
		);
		$data   = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => "1 King St\r\n\r\nSydney" )
		)->get_data();

		self::assertSame( 'https://example.com/?note=1%20King%20St%20Sydney&all=Note%201%20King%20St%20Sydney', $data['confirmation_redirect'] );
	}
}
