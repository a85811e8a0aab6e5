<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each is refused with a clear code and message, stores nothing and raises no notice. */
final class BadInputTest extends SiteTestCase {

	private const FORM = 'application/x-www-form-urlencoded';
	private const GOOD = 'input_1=Jo&input_2=jo%40example.com&input_11_1=1';

	public function test_a_request_that_another_plugin_makes_without_a_body_is_read(): void {
		$request = new \WP_REST_Request( 'POST', "/gf/v2/forms/{$this->form()}/submissions" );
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		$request->set_body_params( array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$request->set_header( 'Content-Type', 'application/json' );
		$this->assertSame( 400, rest_do_request( $request )->get_status() );
	}

	#[DataProvider( 'bad' )]
	public function test_bad_input_is_refused( string $type, string $body, int $status, string $code ): void {
		$reply = $this->post( '/gf/v2/forms/' . $this->form() . '/submissions', $body, $type );
		$this->assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertSame( $code, $reply->get_data()['code'] );
		$this->assertNotSame( '', $reply->get_data()['message'] );
		$this->assertSame( $status, $reply->get_data()['data']['status'] );
		$this->assertSame( 0, $this->countEntries() );
	}

	/** @return array<string, array{string, string, int, string}> */
	public static function bad(): array {
		$json   = 'application/json';
		$nested = static fn( int $depth ) => '{"input_1":' . str_repeat( '[', $depth ) . str_repeat( ']', $depth )
			. '}';
		return array(
			'malformed JSON'                    => array( $json, '{"input_1":', 400, 'rest_invalid_json' ),
			'JSON that is no object'            => array( $json, '"Jo"', 400, 'rest_invalid_json' ),
			'JSON that is a number'             => array( $json, '5', 400, 'rest_invalid_json' ),
			'JSON that is not UTF-8'            => array( $json, "{\"input_1\":\"\xff\"}", 400, 'rest_invalid_json' ),
			'a list for one text'               => array( $json, '{"input_1":["Jo"]}', 400, 'atoll_answer_not_text' ),
			'a map for one text'                => array(
				$json,
				'{"input_1":{"a":"Jo"}}',
				400,
				'atoll_answer_not_text',
			),
			'a list for one text, form-encoded' => array(
				self::FORM,
				'input_1[]=Jo&input_2=a',
				400,
				'atoll_answer_not_text',
			),
			'a deep name, form-encoded'         => array(
				self::FORM,
				'input_1' . str_repeat( '[a]', 500 ) . '=Jo',
				400,
				'atoll_answer_not_text',
			),
			'bytes that are not UTF-8'          => array(
				self::FORM,
				'input_1=%ff%fe&input_2=a',
				400,
				'atoll_answer_not_unicode',
			),
			'half of a surrogate pair'          => array(
				self::FORM,
				'input_1=%ed%a0%80',
				400,
				'atoll_answer_not_unicode',
			),
			'nesting 100 deep'                  => array( $json, $nested( 100 ), 400, 'atoll_nested_too_deep' ),
			'nesting 500 deep'                  => array( $json, $nested( 500 ), 400, 'atoll_nested_too_deep' ),
			'nesting 5,000 deep'                => array( $json, $nested( 5000 ), 400, 'rest_invalid_json' ),
			'a flood of text in one answer'     => array(
				self::FORM,
				self::GOOD . '&input_9=' . str_repeat( 'a', 200000 ),
				400,
				'atoll_answer_too_long',
			),
			'a body over 1 MB'                  => array(
				self::FORM,
				self::GOOD . '&input_9=' . str_repeat( 'a', 1100000 ),
				413,
				'atoll_body_too_large',
			),
			'a JSON body over 1 MB'             => array(
				$json,
				'{"input_9":"' . str_repeat( 'a', 1100000 ) . '"}',
				413,
				'atoll_body_too_large',
			),
			'absurdly many inputs'              => array(
				self::FORM,
				self::GOOD . str_repeat( '&a=', 20000 ),
				413,
				'atoll_too_many_inputs',
			),
			'a list for the key'                => array(
				$json,
				'{"input_1":"Jo","gform_unique_id":["k"]}',
				400,
				'rest_invalid_param',
			),
			'another content type'              => array( 'text/xml', '<a/>', 415, 'atoll_unsupported_type' ),
		);
	}

	public function test_a_value_over_its_limit_is_an_error_of_its_field(): void {
		$reply = $this->post(
			'/gf/v2/forms/' . $this->form() . '/submissions',
			self::GOOD . '&input_1=' . str_repeat( 'a', 51 ),
			self::FORM
		);
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( array( 1 ), array_keys( (array) $reply->get_data()['validation_messages'] ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_an_empty_body_is_answered_as_an_empty_form(): void {
		foreach ( array( 'application/json', self::FORM ) as $type ) {
			$reply = $this->post( '/gf/v2/forms/' . $this->form() . '/submissions', '', $type );
			$this->assertSame(
				array( 1, 2, 11 ),
				array_keys( (array) $reply->get_data()['validation_messages'] ),
				$type
			);
		}
	}

	public function test_a_form_that_is_not_open_is_one_that_does_not_exist(): void {
		$draft   = $this->form( 'enquiry', array( 'is_active' => false ) );
		$trashed = $this->form();
		Inside::get( FormWriter::class )->trash( $trashed );
		$deleted = $this->form();
		Inside::get( FormWriter::class )->delete( $deleted );
		$answers = array();
		foreach ( array( $draft, $trashed, $deleted, 999999 ) as $number ) {
			foreach ( array( 'submissions', 'submissions/validation' ) as $route ) {
				$reply     = $this->post( "/gf/v2/forms/{$number}/{$route}", self::GOOD, self::FORM );
				$answers[] = $reply->get_data();
				$this->assertSame( 404, $reply->get_status() );
			}
		}
		$this->assertCount( 1, array_unique( $answers, SORT_REGULAR ) );
		$this->assertSame( 'not_found', $answers[0]['code'] );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_form_number_beyond_every_integer_is_not_found(): void {
		$this->assertSame(
			404,
			$this->post(
				'/gf/v2/forms/' . str_repeat( '9', 30 ) . '/submissions',
				self::GOOD,
				self::FORM
			)->get_status()
		);
	}

	public function test_a_fault_of_ours_tells_a_visitor_nothing_about_itself(): void {
		$number = $this->form();
		$break  = static fn() => throw new \LogicException( 'secret detail' );
		$log    = ini_set( 'error_log', '/dev/null' );
		add_filter( 'atoll_visitor_ip', $break );
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", self::GOOD, self::FORM );
		remove_filter( 'atoll_visitor_ip', $break );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 500, $reply->get_status() );
		$this->assertSame( 'atoll_internal_error', $reply->get_data()['code'] );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $reply->get_data() ) );
	}
}
