<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The file that the dialog of an export asks for. */
final class ExportControllerTest extends EntryRoutesTestCase {

	public function test_chosen_entries_of_one_form_have_their_answers(): void {
		$answer = $this->export( array( 'ids' => (string) $this->ids()[0], 'form' => $this->form ), '2,7' );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( "\"Email\",\"State\"\r\n\"cy@example.com\",\"Victoria\"\r\n", $answer->body );
	}

	public function test_the_end_says_how_many_entries_there_were(): void {
		$answer = $this->export( array( 'form' => $this->form ), 'id' );
		$this->assertSame( '3', $answer->header( 'X-Atoll-Rows' ) );
		$this->assertStringEndsWith( "\"\r\n\0" . "3\n", $answer->body );
	}

	public function test_a_column_that_there_is_not_is_refused_and_not_left_out(): void {
		$answer = $this->export( array( 'ids' => (string) $this->ids()[0] ), 'id,2' );
		$this->assertSame( 400, $answer->status );
		$this->assertStringStartsWith( 'There is no such column: 2.', $answer->body );
	}

	/** @param array<string, mixed> $query */
	private function export( array $query, string $columns ): HttpAnswer {
		$browser = Browser::of( get_current_user_id() );
		return $browser->post(
			'/wp-admin/admin-post.php?action=atoll_export',
			array(
				'query'    => (string) wp_json_encode( $query ),
				'columns'  => $columns,
				'_wpnonce' => $browser->nonce( get_current_user_id(), 'atoll_export' ),
			)
		);
	}
}
