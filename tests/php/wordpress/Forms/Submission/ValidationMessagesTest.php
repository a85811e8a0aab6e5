<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Other code refuses answers that only it can judge: the filter `atoll_validation_messages`. */
final class ValidationMessagesTest extends SiteTestCase {

	private const ANSWERS = array(
		'input_1'    => 'Jo',
		'input_2'    => 'jo@example.com',
		'input_11_1' => '1',
	);

	private const WORDS = 'We know you already: please log in.';

	protected function tearDown(): void {
		remove_all_filters( 'atoll_validation_messages' );
		parent::tearDown();
	}

	public function test_what_it_refuses_is_not_stored_and_says_why(): void {
		$number = $this->form();
		$this->refuse();
		foreach ( array( 'submissions', 'submissions/validation' ) as $route ) {
			$reply = $this->post( "/gf/v2/forms/{$number}/{$route}", self::ANSWERS );
			$this->assertSame( 400, $reply->get_status() );
			$this->assertSame( array( 2 => self::WORDS ), (array) $reply->get_data()['validation_messages'] );
		}
		$this->assertSame( 0, $this->countEntries() );
		$reply = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_2' => 'al@example.com' ) + self::ANSWERS
		);
		$this->assertSame( 200, $reply->get_status() );
	}

	public function test_what_is_refused_already_stays_refused(): void {
		$number = $this->form();
		add_filter( 'atoll_validation_messages', static fn(): array => array() );
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_2' => 'nobody' ) + self::ANSWERS );
		$this->assertSame( array( 2 ), array_keys( (array) $reply->get_data()['validation_messages'] ) );
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_names_no_field_in_words_refuses_nothing( mixed $nonsense ): void {
		add_filter( 'atoll_validation_messages', static fn(): mixed => $nonsense );
		$reply = $this->post( "/gf/v2/forms/{$this->form()}/submissions", self::ANSWERS );
		$this->assertSame( 200, $reply->get_status() );
	}

	/** @return iterable<string, array{mixed}> */
	public static function nonsense(): iterable {
		yield 'null' => array( null );
		yield 'an error' => array( new \WP_Error( 'no', 'No.' ) );
		yield 'a field that there is not' => array( array( 999 => 'No.' ) );
		yield 'no words' => array( array( 2 => '', 1 => array( 'No.' ), 'input_2' => 'No.' ) );
	}

	private function refuse(): void {
		add_filter(
			'atoll_validation_messages',
			static fn( array $messages, array $answers, Form $form ): array =>
				null !== $form->field( 2 ) && 'jo@example.com' === ( $answers['2'] ?? '' )
					? array( 2 => self::WORDS ) + $messages
					: $messages,
			10,
			3
		);
	}
}
