<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\PlainForms;

use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\ValidationFailed;

/** What the portal's plain forms say of what came of them. */
final class PortalFormMessagesTest extends PortalActionsTestCase {

	public function test_what_is_to_be_mended_is_said_at_its_input_and_what_was_typed_is_there(): void {
		$this->actAs( 'atoll_client' );
		$response = $this->send( $this->fields( array( 'name' => '<b>', 'secret' => 'kelp forest' ) ) );
		$this->assertSame( 422, $response?->status() );
		$html = $this->portalForm()->render(
			'rename',
			'Save',
			array( new PortalField( 'name', 'Name' ), new PortalField( 'secret', 'Password', 'password' ) )
		);
		$this->assertStringContainsString( 'value="&lt;b&gt;"', $html );
		$this->assertStringContainsString( 'aria-invalid="true" aria-describedby="atoll-rename-name-error"', $html );
		$this->assertStringContainsString( '<a href="#atoll-rename-name">Name – No brackets, please.</a>', $html );
		$this->assertStringNotContainsString( 'kelp forest', $html );
		$this->assertStringNotContainsString(
			'No brackets',
			$this->portalForm()->render( 'other', 'Save', array( new PortalField( 'name', 'Name' ) ) )
		);
	}

	public function test_trouble_is_told_and_a_fault_is_not(): void {
		$this->actAs( 'atoll_client' );
		$this->assertSame( 503, $this->send( $this->fields( array( 'name' => 'storage' ) ) )?->status() );
		$this->assertStringNotContainsString( 'disk', $this->state->failureOf( 'rename' )?->getMessage() ?? '' );
		$this->assertSame( 500, $this->send( $this->fields( array( 'name' => 'fault' ) ) )?->status() );
		$this->assertStringNotContainsString( 'fault', $this->state->failureOf( 'rename' )?->getMessage() ?? '' );
	}

	public function test_a_file_that_cannot_be_made_is_a_fault_told_on_the_page(): void {
		$this->actAs( 'atoll_client' );
		$this->assertSame( 500, $this->send( $this->fields( array( 'name' => 'file' ) ) )?->status() );
	}

	public function test_a_visitors_form_holds_nothing_personal(): void {
		$html = $this->portalForm()->render( 'rename', 'Save', array( new PortalField( 'name', 'Name' ) ) );
		$this->assertStringContainsString( 'value="rename"', $html );
		$this->assertStringNotContainsString( NonceFields::NONCE, $html );
	}

	public function test_it_is_posted_to_its_page_without_a_part_of_it_a_mailed_key_or_what_was_done_before(): void {
		$address = $_SERVER['REQUEST_URI'] ?? '';
		foreach (
			array(
				'/login/'                                                     => '/login/',
				'//login/?step=app&portalRedirect=%2Fportal%2F%3Fa%3D1%26b'
					=> '/login/?step=app&portalRedirect=%2Fportal%2F%3Fa%3D1%26b',
				'/login/?reset=1-a&invitation=b&confirm-email=c&atoll_done=d' => '/login/',
			) as $_SERVER['REQUEST_URI'] => $action
		) {
			$this->assertStringContainsString(
				' action="' . esc_attr( $action ) . '"',
				$this->portalForm()->render( 'rename', 'Rename', array() )
			);
		}
		$_SERVER['REQUEST_URI'] = $address;
	}

	public function test_what_is_said_while_a_form_is_busy_stands_where_nothing_is_busy(): void {
		$html = $this->portalForm()->render( 'rename', 'Rename', array() );
		$this->assertMatchesRegularExpression(
			'~<div [^>]*aria-live="polite" aria-busy="false" data-atoll="sending">~',
			$html
		);
	}

	public function test_a_notice_of_an_action_is_told_and_no_other(): void {
		$_GET['atoll_done'] = 'renamed';
		$this->assertSame(
			'<p class="told" role="status" tabindex="-1" autofocus>Your name was changed.</p>',
			$this->actions()->notice()?->html( 'told' )
		);
		foreach ( array( 'Send money to', array( 'renamed' ) ) as $_GET['atoll_done'] ) {
			$this->assertNull( $this->actions()->notice() );
		}
	}

	public function test_what_was_done_comes_first_in_the_title_until_something_is_to_be_mended(): void {
		$_GET['atoll_done'] = 'renamed';
		$this->assertSame( array( 'title' => 'Changed – Me' ), $this->actions()->title( array( 'title' => 'Me' ) ) );
		$this->state->store( 'rename', new PostedFields( array() ), new ValidationFailed( array(), 'No.' ) );
		$this->assertSame( array( 'title' => 'Error – Me' ), $this->actions()->title( array( 'title' => 'Me' ) ) );
	}
}
