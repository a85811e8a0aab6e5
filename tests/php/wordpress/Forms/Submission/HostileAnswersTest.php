<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Tests\WordPress\Support\Contract\HostileAnswers;
use Atoll\Tests\WordPress\Support\Contract\Sinks;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\KindForms;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every hostile answer to every kind of field, by every door, looked for in every place where answers come out: it is
 * refused in words, or kept as it is and does no harm anywhere.
 */
final class HostileAnswersTest extends SiteTestCase {

	/** Has no divisor in common with the number of answers: another answer is taken of each kind. */
	private const SAMPLE = 8;

	private Form $form;
	private string $page;
	private string $where = '';
	private int $logged   = 0;
	private int $unlisted = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'toplevel_page_atoll-entries' );
		$this->logged = strlen( $this->log() );
	}

	protected function tearDown(): void {
		$_GET = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function kinds(): array {
		return KindForms::kinds();
	}

	#[DataProvider( 'kinds' )]
	public function test_a_hostile_answer_does_no_harm( string $kind ): void {
		foreach ( KindForms::forKind( $kind ) as $form ) {
			$this->form = $form;
			$this->page = $this->page( $form->id() );
			foreach ( HostileAnswers::all() as $name => $answer ) {
				$this->where = "{$form->field( KindForms::FIELD )?->data->string( 'control' )}, {$name}";
				$this->overRest( $answer );
				if ( $this->isSampled() ) {
					$this->overPost( $answer );
					$this->asDraft( $answer );
				}
			}
			$this->asList();
		}
		$this->assertDoesNotMatchRegularExpression( '/PHP (Warning|Notice|Deprecated|Fatal|Parse)|Atoll: |database error/', substr( $this->log(), $this->logged ) );
	}

	/** Whole pages take long: each answer to an eighth of the kinds, unless ATOLL_TEST_SINKS is `all`. */
	private function isSampled(): bool {
		static $turn = 0;
		return 'all' === getenv( 'ATOLL_TEST_SINKS' ) || 0 === $turn++ % self::SAMPLE;
	}

	private function overRest( mixed $answer ): void {
		$inputs = $this->inputs( $answer );
		$bodies = array(
			'application/json'                  => $this->json( array( 'input_1' => 'Jo' ) + $inputs ),
			'application/x-www-form-urlencoded' => http_build_query( array( 'input_1' => 'Jo' ) + $inputs ),
		);
		$result = array();
		foreach ( $bodies as $type => $body ) {
			$reply = $this->post( "/gf/v2/forms/{$this->form->id()}/submissions", $body, $type );
			$data  = $reply->get_data();
			$this->assertContains(
				$reply->get_status(),
				array( 200, 400, 413 ),
				"{$this->where}, {$type}: " . wp_json_encode( $data )
			);
			if ( 200 === $reply->get_status() ) {
				Sinks::html( $data['confirmation_message'], "{$this->where}, confirmation" );
				$result = $this->stored( $answer, $result );
			} else {
				$messages = array_values( (array) ( $data['validation_messages'] ?? array() ) );
				$words    = implode( ' ', array( ...$messages, $data['message'] ?? '' ) );
				$this->assertNotSame( '', trim( $words ), $this->where );
				Sinks::text( $words, "{$this->where}, messages" );
			}
		}
	}

	/** Without JavaScript: shown again with an error, and sent, and as a file. */
	private function overPost( mixed $answer ): void {
		$inputs = array( 'atoll_form' => $this->form->id() ) + $this->inputs( $answer );
		$again  = Http::post( $this->page, http_build_query( array( 'input_1' => '' ) + $inputs ) );
		$this->assertContains( $again->status, array( 400, 413, 422 ), $this->where );
		Sinks::html( $again->body, "{$this->where}, page shown again" );
		$this->assertStringContainsString( 'no-store', $again->header( 'Cache-Control' ) );
		$response = Http::post( $this->page, http_build_query( array( 'input_1' => 'Jo' ) + $inputs ) );
		$this->assertContains( $response->status, array( 303, 400, 413, 422 ), $this->where );
		if ( 303 === $response->status ) {
			$shown = Http::get( $response->header( 'Location' ) )->body;
			Sinks::html( $shown, "{$this->where}, confirmation on the page" );
		}
		$csv = Http::post( $this->page, http_build_query( array( 'input_1' => 'Jo', 'atoll_csv' => '1' ) + $inputs ) );
		if ( 200 === $csv->status ) {
			Sinks::csv( $csv->body, "{$this->where}, CSV" );
		} else {
			$this->assertContains( $csv->status, array( 400, 413 ), $this->where );
		}
	}

	private function asDraft( mixed $answer ): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$saved = $this->post(
			"/gf/v2/forms/{$this->form->id()}/submissions",
			http_build_query( array( 'gform_save' => '1', 'input_1' => 'Jo' ) + $this->inputs( $answer ) ),
			'application/x-www-form-urlencoded'
		);
		$this->assertContains( $saved->get_status(), array( 200, 400, 413 ), $this->where );
		if ( 200 === $saved->get_status() ) {
			$token    = $saved->get_data()['resume_token'];
			$query    = http_build_query( array( 'formid' => $this->form->id(), 'formtoken' => $token ) );
			$response = Http::get( $this->page . ( str_contains( $this->page, '?' ) ? '&' : '?' ) . $query );
			$this->assertSame( 200, $response->status, $this->where );
			Sinks::html( $response->body, "{$this->where}, draft resumed" );
			$loaded = $this->post( '/s1t2/v1/drafts/load', array( 'id' => $this->form->id(), 'token' => $token ) );
			$this->assertIsArray( json_decode( $loaded->get_data()['submission'], true ), $this->where );
		}
	}

	/**
	 * @param array<string, mixed> $before What came of the answer in another encoding, and was looked at.
	 * @return array<string, mixed> What came of it.
	 */
	private function stored( mixed $answer, array $before ): array {
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		if (
			is_string( $answer )
				&& isset( $entry->answers[ KindForms::FIELD ] )
				&& 'text' === $this->form->field( KindForms::FIELD )?->shape
		) {
			$this->assertSame( Text::lines( $answer ), $entry->answers[ KindForms::FIELD ], $this->where );
		}
		$mails  = array_column( $this->mailRepository()->ofEntry( $entry->id ), 'message' );
		$result = array( 'answers' => $entry->answers, 'mails' => array_map( get_object_vars( ... ), $mails ) );
		if ( array() === $before ) {
			array_map( $this->asMail( ... ), $mails );
			$this->asEditor( $entry->id );
		} else {
			$this->assertSame( $before, $result, "{$this->where}, in another encoding" );
		}
		if ( ListQuery::PER_PAGE === ++$this->unlisted ) {
			$this->asList();
		}
		return $result;
	}

	private function asMail( MailMessage $message ): void {
		Sinks::line( $message->subject, "{$this->where}, subject" );
		Sinks::line( $message->fromName, "{$this->where}, sender" );
		Sinks::html( $message->html, "{$this->where}, mail" );
		Sinks::text( $message->text, "{$this->where}, mail" );
		$this->assertSame( array( 'broker@example.com' ), $message->to, $this->where );
		$this->assertSame( array(), array_diff( array_keys( $message->headers ), array( 'reply_to' ) ), $this->where );
	}

	private function asEditor( int $entry ): void {
		$this->onScreen( $entry, 'entries screen' );
		$json = wp_json_encode( $this->get( "/gf/v2/entries/{$entry}" )->get_data() );
		$this->assertIsString( $json, $this->where );
		$this->assertIsArray( json_decode( $json, true ), $this->where );
		wp_set_current_user( 0 );
	}

	/** The list shows as many answers at once as its first page holds. */
	private function asList(): void {
		if ( 0 < $this->unlisted ) {
			$this->onScreen( 0, 'or one of those before it, list of entries' );
			wp_set_current_user( 0 );
		}
		$this->unlisted = 0;
	}

	/** @param int $entry 0 for the list. */
	private function onScreen( int $entry, string $name ): void {
		static $editor = 0;
		$editor        = get_userdata( $editor ) ? $editor : $this->user( 'administrator' );
		wp_set_current_user( $editor );
		Sinks::html(
			str_replace( (string) get_option( 'admin_email' ), '', EntriesScreen::html( $entry ) ),
			"{$this->where}, {$name}"
		);
	}

	/** @return array<string, mixed> The answer under each name that the field has, and under those that go with it. */
	private function inputs( mixed $answer ): array {
		$names  = array_map(
			static fn( $input ) => $input->name,
			$this->form->field( KindForms::FIELD )->inputs ?? array()
		);
		$inputs = array(
			'input_2'              => $answer,
			'gform_uploaded_files' => $answer,
			'atoll_page'           => $answer,
			'atoll_seen'           => $answer,
		);
		foreach ( $names as $name ) {
			$inputs[ str_replace( '[]', '', $name ) ] = str_ends_with( $name, '[]' )
				? array( $answer, $answer )
				: $answer;
		}
		return $inputs;
	}

	/** JSON with whatever bytes the texts have. */
	private function json( mixed $value ): string {
		if ( is_array( $value ) && array_is_list( $value ) ) {
			return '[' . implode( ',', array_map( $this->json( ... ), $value ) ) . ']';
		}
		if ( is_array( $value ) ) {
			$pair = fn( $key ) => $this->json( (string) $key ) . ':' . $this->json( $value[ $key ] );
			return '{' . implode( ',', array_map( $pair, array_keys( $value ) ) ) . '}';
		}
		$json = json_encode( $value );
		return false === $json ? '"' . addcslashes( (string) $value, '"\\' ) . '"' : $json;
	}

	private function log(): string {
		clearstatcache();
		$file = constant( 'WP_DEBUG_LOG' );
		return is_string( $file ) && is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}
}
