<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Forms\Drafts\DraftTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** A form that loses questions while somebody has it put aside: what they answered is not lost. */
final class RemovedFieldAnswersTest extends DraftTestCase {

	private string $token;

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->token();
		$this->takeOut( 5, 9 );
	}

	public function test_the_draft_opens_and_its_page_sends_those_answers_along_to_the_entry(): void {
		$html = Http::get( $this->page( $this->number ) . "?formid={$this->number}&formtoken={$this->token}" )->body;
		$this->assertStringContainsString( "<input type=\"hidden\" name=\"input_9\" value=\"Two\nlines\"", $html );
		$this->assertStringContainsString( '<input type="hidden" name="input_5_2" value="refinance"', $html );
		$this->send( array( 'gform_resume_token' => $this->token ) + self::COMPLETE );
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->assertSame(
			array( "Two\nlines", 'refinance', 2 ),
			array( $entry->answers['9'], $entry->answers['5.2'], $entry->formVersion )
		);
	}

	public function test_saving_it_again_keeps_them_and_nothing_that_was_never_asked(): void {
		$this->save(
			array( 'gform_resume_token' => $this->token, 'input_1' => 'Sam', 'input_9' => '', 'input_77' => 'x' )
		);
		$html = Http::get( $this->page( $this->number ) . "?formid={$this->number}&formtoken={$this->token}" )->body;
		$this->assertStringContainsString( 'name="input_9"', $html );
		$this->assertStringContainsString( 'value="Sam"', $html );
		$this->assertStringNotContainsString( 'input_77', $html );
	}

	private function takeOut( int ...$ids ): void {
		$this->actAs( 'administrator' );
		$form           = $this->get( "/gf/v2/forms/{$this->number}" )->get_data();
		$form['fields'] = array_values(
			array_filter(
				$form['fields'],
				static fn( $field ) => ! in_array( (int) ( (array) $field )['id'], $ids, true )
			)
		);
		$request        = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $form ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		wp_set_current_user( 0 );
	}
}
