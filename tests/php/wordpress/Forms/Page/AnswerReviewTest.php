<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Answers checked before they are sent, without JavaScript: name, loan, and a page that shows both. */
final class AnswerReviewTest extends SiteTestCase {

	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form(
			'enquiry',
			array(
				'pagination' => array( 'type' => 'steps', 'pages' => array( 'You', 'Loan', 'Check and send' ) ),
				'fields'     => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
					array( 'id' => 3, 'type' => 'page' ),
					array(
						'id'           => 4,
						'type'         => 'number',
						'numberFormat' => 'currency',
						'label'        => 'Price',
						'isRequired'   => true,
					),
					array( 'id' => 5, 'type' => 'page' ),
					array(
						'id'    => 6,
						'type'  => 'html',
						'atoll' => array( 'kind' => 'review', 'label' => 'Check your answers' ),
					),
				),
			)
		);
		$this->page   = $this->page( $this->number );
	}

	public function test_the_page_shows_the_answers_and_nothing_is_stored(): void {
		$answer = $this->send( 1, 'input_1=Jo&input_4=850000&atoll_to=next' );

		$this->assertSame( 2, $this->shown( $answer ) );
		$this->assertStringContainsString( '<dd class="atoll-review__answer"><bdi>$850,000</bdi></dd>', $answer->body );
		$this->assertStringContainsString( 'name="atoll_reviewed" value="1"', $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_change_leads_to_the_question_with_every_answer_kept(): void {
		$answer = $this->send( 2, 'input_1=&input_4=much&atoll_reviewed=1&atoll_change=4' );

		$this->assertSame( 200, $answer->status );
		$this->assertSame( 1, $this->shown( $answer ) );
		$this->assertStringContainsString( 'value="much"', $answer->body );
		$this->assertSame(
			2,
			$this->shown( $this->send( 2, 'input_1=Jo&atoll_reviewed=1&atoll_change=99' ) ),
			'of a question that is not there'
		);
	}

	public function test_return_goes_straight_to_the_answers_once_the_page_is_content(): void {
		$wrong   = $this->send( 0, 'input_1=&input_4=1&atoll_reviewed=1&atoll_to=check' );
		$right   = $this->send( 0, 'input_1=Mary&input_4=&atoll_reviewed=1&atoll_to=check' );

		$this->assertSame( array( 422, 0 ), array( $wrong->status, $this->shown( $wrong ) ) );
		$this->assertMatchesRegularExpression(
			'~data-atoll="check" data-to="2">~',
			$wrong->body,
			'It still offers to return.'
		);
		$this->assertSame( array( 200, 2 ), array( $right->status, $this->shown( $right ) ) );
		$this->assertStringContainsString( 'Check one answer.', $right->body );
	}

	public function test_the_island_is_given_the_same(): void {
		$printed  = $this->send( 1, 'input_1=Jo&input_4=850000&atoll_to=next' )->body;
		$response = Http::post(
			"/wp-json/gf/v2/forms/{$this->number}/submissions/review",
			'input_1=Jo&input_4=850000'
		);
		$review   = json_decode( $response->body, true )['review'];

		$this->assertStringContainsString( '<bdi>$850,000</bdi></dd>', $review );
		$this->assertStringContainsString( $review, $printed );
	}

	private function send( int $page, string $body ): HttpAnswer {
		return Http::post( $this->page, "{$body}&atoll_page={$page}&atoll_form={$this->number}" );
	}

	/** @return int From 0. */
	private function shown( HttpAnswer $answer ): int {
		$this->assertSame(
			1,
			preg_match_all( '~data-page="(\d+)"[^>]*aria-labelledby="[^"]*">~', $answer->body, $found )
		);
		return (int) $found[1][0];
	}
}
