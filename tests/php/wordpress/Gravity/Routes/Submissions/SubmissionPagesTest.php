<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Submissions;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\DataProvider;

/** A form of several pages whose client sends one after the other, as Gravity Forms' does. */
final class SubmissionPagesTest extends ApiTestCase {

	private const COMPLETE = array( 'input_1' => 'Jo', 'input_4' => 'jo@example.com', 'input_6' => 'Hello' );

	private const MESSAGE = 'Please complete this field.';

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'fields' => $this->fields() ) );
	}

	public function test_a_page_is_validated_alone_and_nothing_is_stored(): void {
		$this->assertSame(
			array(
				'is_valid'             => true,
				'page_number'          => 2,
				'source_page_number'   => 1,
				'confirmation_type'    => 'message',
				'confirmation_message' => '',
			),
			$this->turn( 2, 1, array( 'input_1' => 'Business' ) )
		);
		$this->assertSame( array( 3, 2 ), $this->pages( $this->turn( 3, 2, array( 'input_4' => 'jo@example.com' ) ) ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_what_is_to_be_mended_is_told_of_that_page_only(): void {
		$this->assertSame(
			array(
				'is_valid'            => false,
				'validation_messages' => array( 6 => self::MESSAGE ),
				'page_number'         => 3,
				'source_page_number'  => 3,
			),
			$this->turn( 3, 3, array(), 400 )
		);
		$this->assertSame( array( 1 => self::MESSAGE ), $this->turn( 2, 1, array(), 400 )['validation_messages'] );
	}

	public function test_a_page_that_logic_hides_is_passed_over(): void {
		$this->assertSame( array( 3, 1 ), $this->pages( $this->turn( 2, 1, array( 'input_1' => 'Jo' ) ) ) );
		$this->assertSame( array( 1, 3 ), $this->pages( $this->turn( 2, 3, array( 'input_1' => 'Jo' ) ) ) );
		$this->assertSame( array( 2, 1 ), $this->pages( $this->turn( 2, 1, array( 'input_1' => 'Business' ) ) ) );
	}

	public function test_the_way_back_asks_for_no_answers(): void {
		$this->assertSame( array( 1, 3 ), $this->pages( $this->turn( 1, 3, array() ) ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	#[DataProvider( 'lastTargets' )]
	public function test_after_the_last_page_the_whole_form_is_sent( array $target ): void {
		$path  = "forms/{$this->number}/submissions";
		$pages = $target + array( 'source_page' => 3 );
		$this->assertSame(
			array( 1 => self::MESSAGE ),
			$this->sent(
				'submissions',
				'POST',
				$path,
				$pages + array( 'input_1' => '' ) + self::COMPLETE,
				400
			)['validation_messages']
		);
		$stored = $this->sent( 'submissions', 'POST', $path, $pages + self::COMPLETE );
		$this->assertSame( array( 0, 3 ), $this->pages( $stored ) );
		$this->assertGreaterThan( 0, $stored['entry_id'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function lastTargets(): iterable {
		yield 'no page'               => array( array() );
		yield 'page 0'                => array( array( 'target_page' => 0 ) );
		yield 'text'                  => array( array( 'target_page' => 'next' ) );
		yield 'a page after the last' => array( array( 'target_page' => '4' ) );
	}

	public function test_the_first_page_to_mend_is_told_of_a_form_that_is_sent(): void {
		$reply = $this->turn( 0, 3, array( 'input_1' => 'Jo' ), 400 );
		$this->assertSame( array( 3, 3 ), $this->pages( $reply ) );
		$this->assertSame( array( 1, 3 ), $this->pages( $this->turn( 0, 3, array(), 400 ) ) );
	}

	public function test_a_form_of_one_page_is_sent(): void {
		$one  = $this->form( 'enquiry', array( 'fields' => array( $this->fields()[0] ) ) );
		$body = array( 'target_page' => 2, 'input_1' => 'Jo' );
		$this->sent( 'submissions', 'POST', "forms/{$one}/submissions", $body );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_logic_that_hides_the_button_to_the_next_page_keeps_the_page(): void {
		$body = array( 'target_page' => 2, 'input_1' => 'Stop' );
		foreach ( array( 'submissions', 'submissions/validation' ) as $route ) {
			$this->assertSame(
				array( 400, 'button_logic_error' ),
				$this->refused( 'POST', "forms/{$this->number}/{$route}", $body )
			);
		}
	}

	public function test_the_verdict_alone_is_of_the_same_page(): void {
		$path = "forms/{$this->number}/submissions/validation";
		foreach ( array( $path, "forms/{$this->number}/submissions?_validate_only=1" ) as $route ) {
			$this->assertSame(
				array(
					'is_valid'            => true,
					'page_number'         => 2,
					'source_page_number'  => 1,
					'validation_messages' => array(),
				),
				$this->validated( $route, array( 'target_page' => 2, 'input_1' => 'Business' ) )
			);
		}
		$this->assertSame(
			array( 4 => self::MESSAGE ),
			$this->validated(
				$path,
				array( 'target_page' => 3, 'source_page' => 2, 'input_1' => 'Business' ),
				400
			)['validation_messages']
		);
		$this->assertSame(
			array( 0, 3 ),
			$this->pages( $this->validated( $path, array( 'source_page' => 3 ) + self::COMPLETE ) )
		);
	}

	#[DataProvider( 'numbers' )]
	public function test_pages_are_read_as_gravity_forms_reads_them(
		mixed $target,
		mixed $source,
		array $pages
	): void {
		$body = array( 'target_page' => $target, 'source_page' => $source, 'input_1' => 'Business' ) + self::COMPLETE;
		$this->assertSame(
			$pages,
			$this->pages( $this->validated( "forms/{$this->number}/submissions/validation", $body ) )
		);
	}

	/** @return iterable<string, array{mixed, mixed, array{int, int}}> */
	public static function numbers(): iterable {
		yield 'text'        => array( '2', '1', array( 2, 1 ) );
		yield 'signed'      => array( -3, -2, array( 3, 2 ) );
		yield 'no numbers'  => array( 'x', 'y', array( 0, 1 ) );
		yield 'nothing'     => array( null, '', array( 0, 1 ) );
		yield 'very large'  => array( PHP_INT_MIN, 2, array( 0, 2 ) );
		yield 'a source that is not there' => array( 2, PHP_INT_MIN, array( 2, PHP_INT_MAX ) );
	}

	public function test_a_list_is_no_page(): void {
		$this->assertSame(
			array( 400, 'rest_invalid_param' ),
			$this->refused( 'POST', "forms/{$this->number}/submissions", array( 'target_page' => array( 2 ) ) )
		);
	}

	public function test_turning_a_page_counts_as_a_check_and_not_as_a_submission(): void {
		update_option( 'atoll_spam', array( 'submissions' => 2, 'checks' => 2 ) + (array) get_option( 'atoll_spam' ) );
		wp_set_current_user( 0 );
		$this->turn( 3, 1, self::COMPLETE );
		$this->turn( 1, 3, self::COMPLETE );
		$turn = array( 'target_page' => 3 ) + self::COMPLETE;
		SpentLimit::set( "checks {$this->number}", 2, SpentLimit::TEN_MINUTES );
		$this->assertSame(
			array( 429, 'atoll_too_many' ),
			$this->refused( 'POST', "forms/{$this->number}/submissions", $turn )
		);
		$this->turn( 0, 3, self::COMPLETE );
	}

	/** @return list<array<string, mixed>> */
	private function fields(): array {
		$when = static fn( string $action, string $name ) => array(
			'actionType' => $action,
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => $name ) ),
		);
		return array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
			array(
				'id'               => 3,
				'type'             => 'page',
				'conditionalLogic' => $when( 'show', 'Business' ),
				'nextButton'       => array(
					'type'             => 'text',
					'text'             => 'Next',
					'conditionalLogic' => $when( 'hide', 'Stop' ),
				),
			),
			array(
				'id'           => 4,
				'type'         => 'email',
				'label'        => 'Email',
				'isRequired'   => true,
				'errorMessage' => self::MESSAGE,
			),
			array( 'id' => 5, 'type' => 'page' ),
			array( 'id' => 6, 'type' => 'textarea', 'label' => 'Message', 'isRequired' => true ),
		);
	}

	/** @param array<string, mixed> $answers @return array<string, mixed> */
	private function turn( int $target, int $source, array $answers, int $status = 200 ): array {
		$body = array( 'target_page' => $target, 'source_page' => $source ) + $answers;
		return $this->sent( 'submissions', 'POST', "forms/{$this->number}/submissions", $body, $status );
	}

	/** @param array<string, mixed> $body @return array<string, mixed> */
	private function validated( string $path, array $body, int $status = 200 ): array {
		return $this->sent( 'submissions-validation', 'POST', $path, $body, $status );
	}

	/** @param array<string, mixed> $reply @return array{int, int} */
	private function pages( array $reply ): array {
		return array( $reply['page_number'], $reply['source_page_number'] );
	}
}
