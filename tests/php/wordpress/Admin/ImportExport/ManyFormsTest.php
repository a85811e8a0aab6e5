<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

/** A site with more forms than PHP reads inputs by itself (`max_input_vars`, 1,000). */
final class ManyFormsTest extends ImportPageTestCase {

	public function test_a_form_that_is_chosen_beyond_phps_limit_of_inputs_is_in_the_file(): void {
		$number = $this->form();
		$nonce  = $this->browser->nonce( $this->editor, 'atoll-import' );
		$answer = $this->browser->post(
			self::SCREEN . '&tab=export',
			"atoll_step=export&_wpnonce={$nonce}&" . str_repeat( 'forms[]=none&', 1000 ) . "forms[]={$number}"
		);
		$this->assertSame( array( 200, $number ), array( $answer->status, $answer->json()['0']['id'] ?? 0 ) );
	}
}
