<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\CaptchaUsed;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokens;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SolvedCaptcha;

/** A solved challenge counts once, and is forgotten when it would have expired. */
final class UsedTokensTest extends CaptchaTestCase {

	public function test_twenty_parallel_posts_with_one_token_store_one_entry(): void {
		$number = $this->captchaForm();
		$body   = http_build_query( array( 'input_1' => 'Jo', 'altcha' => SolvedCaptcha::easily( $number ) ) );
		$stored = array_filter(
			Http::postAtOnce( 20, "/wp-json/gf/v2/forms/{$number}/submissions", $body ),
			static fn( HttpAnswer $one ) => 200 === $one->status
		);
		$this->assertCount( 1, $stored );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_used_token_is_forgotten_when_it_would_have_expired(): void {
		global $wpdb;
		$now  = 1_900_000_000;
		$used = new UsedCaptchaTokens( new Queries( $wpdb ), static function () use ( &$now ) {
			return $now;
		} );
		$used->add( 'a token' );
		$this->assertTrue( $used->has( 'a token' ) );
		$now += 3601;
		$used->deleteExpired();
		$this->assertFalse( $used->has( 'a token' ) );
	}

	public function test_each_entry_and_each_day_forgets_what_has_expired(): void {
		global $wpdb;
		$number = $this->captchaForm();
		$old    = new UsedCaptchaTokens( new Queries( $wpdb ), static fn() => 1_500_000_000 );
		$expire = static fn( string $token ) => $old->add( $token );
		$used   = new UsedCaptchaTokens( new Queries( $wpdb ), time( ... ) );
		$expire( 'one' );
		$this->submit( $number, array( 'altcha' => SolvedCaptcha::easily( $number ) ) );
		$this->assertFalse( $used->has( 'one' ) );
		$expire( 'two' );
		do_action( 'atoll_captcha_tokens_expire' );
		$this->assertFalse( $used->has( 'two' ) );
	}

	public function test_of_two_submissions_that_use_a_token_at_once_the_second_is_told(): void {
		global $wpdb;
		$used = new UsedCaptchaTokens( new Queries( $wpdb ), time( ... ) );
		$used->add( 'a token' );
		$wpdb->suppress_errors();
		$this->expectException( CaptchaUsed::class );
		$used->add( 'a token' );
	}
}
