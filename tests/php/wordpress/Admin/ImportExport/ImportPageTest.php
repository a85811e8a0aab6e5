<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** The screen "Import and export", without a script. */
final class ImportPageTest extends ImportPageTestCase {

	public function test_a_file_is_looked_at_then_imported_and_told_of(): void {
		$address = $this->sent( $this->text( 'moved' ) )->header( 'Location' );
		$preview = $this->browser->get( $address )->body;
		$this->assertStringContainsString( 'Nothing is imported until you press the button below.', $preview );
		$this->assertStringContainsString(
			'Atoll has no field of the kind “signature”.',
			html_entity_decode( $preview )
		);
		$this->assertStringContainsString( '10 of 14 fields will be shown', $preview );
		$this->assertNull( Inside::get( FormRepository::class )->findAny( 41 ) );

		$resultUrl = $this->sentFrom( $preview, array( 'forms[0]' => '0' ) )->header( 'Location' );
		$html      = $this->browser->get( $resultUrl )->body;
		$this->assertStringContainsString( '1 form was imported.', $html );
		$this->assertStringContainsString( '(form 41)', $html );
		$this->assertStringContainsString( '10 of 14 fields are shown', $html );
		$this->assertStringContainsString(
			'1 form was imported.',
			$this->browser->get( $resultUrl )->body,
			'and again, when the page is loaded again'
		);
	}

	public function test_the_forms_that_were_chosen_leave_as_one_file(): void {
		$this->importFile( $this->text( 'moved' ) );
		$days   = array( wp_date( 'Y-m-d' ) );
		$answer = $this->posted( 'export', array( 'atoll_step' => 'export', 'forms[0]' => '41' ) );
		$days[] = wp_date( 'Y-m-d' );

		$this->assertContains(
			$answer->header( 'Content-Disposition' ),
			array_map(
				static fn( $day ) => sprintf(
					'attachment; filename="%1$s"; filename*=UTF-8\'\'%1$s',
					"gravityforms-export-{$day}.json"
				),
				$days
			)
		);
		$this->assertSame(
			self::canonical( json_decode( $this->text( 'moved' ) ) ),
			self::canonical( json_decode( $answer->body ) )
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_what_is_wrong_is_said_and_nothing_is_imported(
		string $text,
		int $status,
		string $message
	): void {
		$answer = $this->sent( $text );

		$this->assertSame( $status, $answer->status );
		$this->assertStringContainsString( $message, $answer->body );
		$this->assertStringContainsString( 'name="atoll_file"', $answer->body );
		$this->assertSame( array(), Inside::get( FormRepository::class )->list() );
	}

	/** @return array<string, array{string, int, string}> */
	public static function wrong(): array {
		return array(
			'no JSON'     => array( '{"0":', 422, 'This file cannot be read as JSON' ),
			'no forms'    => array( '[{"id":1}]', 422, 'There is no form in this file.' ),
			'no contents' => array( '', 422, 'This file cannot be read as JSON' ),
		);
	}

	public function test_nothing_chosen_is_said(): void {
		$this->form();

		$this->assertStringContainsString(
			'Choose at least one form.',
			$this->posted( 'export', array( 'atoll_step' => 'export' ) )->body
		);
		$this->assertStringContainsString(
			'Choose a file first.',
			$this->posted( 'import', array( 'atoll_step' => 'read' ) )->body
		);
	}

	public function test_without_a_chosen_form_the_file_stays_and_so_do_the_boxes(): void {
		$answer = $this->sentFrom( $this->preview() );

		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'No form was chosen, so nothing was imported.', $answer->body );
		$this->assertStringContainsString( 'value="0">', $answer->body, 'as it was sent: not checked' );
		$this->assertSame( 303, $this->sentFrom( $answer->body, array( 'forms[0]' => '0' ) )->status );
	}

	public function test_what_came_of_a_file_is_still_said_after_the_next_one(): void {
		$first  = $this->sentFrom( $this->preview(), array( 'forms[0]' => '0' ) )->header( 'Location' );
		$second = $this->sentFrom( $this->preview(), array( 'forms[0]' => '0' ) )->header( 'Location' );

		$this->assertStringContainsString( '(form 41)', $this->browser->get( $first )->body );
		$this->assertStringContainsString( 'Form 41 became form ', $this->browser->get( $second )->body );
	}

	public function test_a_form_that_was_deleted_can_be_imported_again_from_the_same_file(): void {
		$address = $this->sent( $this->text( 'moved' ) )->header( 'Location' );
		$this->sentFrom( $this->browser->get( $address )->body, array( 'forms[0]' => '0' ) );
		wp_delete_post( (int) Inside::get( FormRepository::class )->findAny( 41 )?->postId, true );
		$this->assertNull( Inside::get( FormRepository::class )->findAny( 41 ) );
		$this->sentFrom( $this->browser->get( $address )->body, array( 'forms[0]' => '0' ) );

		$this->assertCount( 1, Inside::get( FormRepository::class )->list() );
	}

	public function test_what_came_of_a_step_gets_the_focus(): void {
		$preview = $this->preview();
		$refused = $this->sentFrom( $preview )->body;
		$result  = $this->browser->get(
			$this->sentFrom( $preview, array( 'forms[0]' => '0' ) )->header( 'Location' )
		)->body;

		$this->assertStringContainsString( 'What is in this file', self::focused( $preview ) );
		$this->assertStringContainsString( 'No form was chosen', self::focused( $refused ) );
		$this->assertStringContainsString( '1 form was imported.', self::focused( $result ) );
		$this->assertSame( '', self::focused( $this->browser->get( self::SCREEN )->body ) );
	}

	public function test_a_file_is_for_whoever_chose_it(): void {
		$address = $this->sent( $this->text( 'moved' ) )->header( 'Location' );
		$other   = Browser::of( $this->user( 'editor' ) )->get( $address )->body;

		$this->assertStringContainsString( 'The file is no longer here. Please choose it again.', $other );
		$this->assertStringNotContainsString( 'refinance', $other );
	}

	public function test_a_form_of_another_page_does_nothing(): void {
		$answer = $this->browser->post(
			self::SCREEN . '&tab=export',
			array( 'atoll_step' => 'export', 'forms[0]' => (string) $this->form(), '_wpnonce' => 'stale' )
		);

		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'so nothing was done', $answer->body );
	}

	private function sent( string $text ): HttpAnswer {
		return $this->posted(
			'import',
			array(
				'atoll_step' => 'read',
				'atoll_file' => new \CURLStringFile( $text, 'forms.json', 'application/json' ),
			)
		);
	}

	/** The page that says what is in a file. */
	private function preview(): string {
		return $this->browser->get( $this->sent( $this->text( 'moved' ) )->header( 'Location' ) )->body;
	}

	/**
	 * Sends the form of a page.
	 *
	 * @param array<string, string> $chosen
	 */
	private function sentFrom( string $page, array $chosen = array() ): HttpAnswer {
		preg_match( '/<form method="post" action="([^"]+)/', $page, $action );
		preg_match_all( '/<input type="hidden" (?:id="[^"]+" )?name="([^"]+)" value="([^"]*)"/', $page, $hidden );
		return $this->browser->post(
			html_entity_decode( $action[1] ),
			array_combine( $hidden[1], $hidden[2] ) + $chosen
		);
	}
}
