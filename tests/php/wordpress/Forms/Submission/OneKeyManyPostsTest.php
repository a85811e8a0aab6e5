<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** One key is one entry, however its posts are written and however many come at once. */
final class OneKeyManyPostsTest extends SiteTestCase {

	public function test_one_key_is_one_entry_in_whatever_encoding_the_answers_come(): void {
		$number = $this->form();
		$path   = "/gf/v2/forms/{$number}/submissions";
		$json   = array(
			'input_9'         => "Two\nlines",
			'input_4'         => 5000,
			'input_1'         => 'Jo',
			'input_2'         => 'jo@example.com',
			'input_11.1'      => true,
			'gform_unique_id' => 'k1',
		);
		$form   = 'gform_unique_id=k1&input_1=Jo&input_2=jo%40example.com&input_4=5000'
			. '&input_5_1=&input_9=Two%0D%0Alines&input_11_1=1&gform_save=';
		$this->assertSame( 200, $this->post( $path, $json )->get_status() );
		$this->assertSame( 200, $this->post( $path, $form, 'application/x-www-form-urlencoded' )->get_status() );
		$this->assertSame(
			409,
			$this->post( $path, $form . '&input_5_2=refinance', 'application/x-www-form-urlencoded' )->get_status()
		);
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_twenty_parallel_posts_make_one_entry_and_get_one_answer(): void {
		$number  = $this->form();
		$answers = Http::postAtOnce(
			20,
			"/wp-json/gf/v2/forms/{$number}/submissions",
			'input_1=Jo&input_2=jo%40example.com&input_11_1=1&gform_unique_id=parallel'
		);
		$this->assertSame(
			array( 200 ),
			array_values( array_unique( array_map( static fn( $answer ) => $answer->status, $answers ) ) ),
			$answers[0]->body
		);
		$this->assertCount( 1, array_unique( array_map( static fn( $answer ) => $answer->body, $answers ) ) );
		$this->assertSame( 1, $this->countEntries() );
	}
}
