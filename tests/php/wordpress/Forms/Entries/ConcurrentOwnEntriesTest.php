<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;

/** One entry, changed from two pages: the second is told, and a retry is the same change. */
final class ConcurrentOwnEntriesTest extends OwnEntriesTestCase {

	public function test_the_second_of_two_editors_is_told_and_may_send_theirs_all_the_same(): void {
		$this->assertSame(
			200,
			$this->change( array( 'input_1' => 'First', 'atoll_entry_version' => 1 ) )->get_status()
		);
		$second = $this->change( array( 'input_1' => 'Second', 'atoll_entry_version' => 1 ) );
		$this->assertSame(
			array( 409, 'atoll_entry_changed' ),
			array( $second->get_status(), $second->get_data()['code'] )
		);
		$this->assertSame( 'First', $this->stored()->answers['1'] );
		$this->assertSame( 200, $this->change( array( 'input_1' => 'Second' ) )->get_status() );
		$this->assertSame( array( 'Second', 3 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}

	public function test_a_retry_of_a_change_gets_its_first_answer(): void {
		$same = array( 'input_1' => 'Sam', 'atoll_entry_version' => 1, 'gform_unique_id' => 'k2' );
		$this->assertSame( $this->change( $same )->get_data(), $this->change( $same )->get_data() );
		$this->assertSame( 2, $this->stored()->version );
	}

	public function test_of_two_pages_with_one_version_one_changes_it(): void {
		$page     = $this->page( $this->number );
		$cookie   = $this->cookie();
		$hidden   = $this->hidden( Http::get( "{$page}?entry={$this->entry}", array( $cookie ) )->body );
		$statuses = array();
		foreach ( array( 'First', 'Second' ) as $name ) {
			$statuses[] = $this->submitPage( "{$page}?entry={$this->entry}", "input_1={$name}&input_2=jo%40example.com&input_11_1=1&{$hidden}", $cookie )->status;
		}
		$this->assertSame( array( 303, 409 ), $statuses );
		$this->assertSame( array( 'First', 2 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}

	public function test_without_javascript_the_second_editor_is_told_and_may_send_again(): void {
		$page   = $this->page( $this->number ) . "?entry={$this->entry}";
		$cookie = $this->cookie();
		$hidden = $this->hidden( Http::get( $page, array( $cookie ) )->body );
		$this->change( array( 'input_1' => 'First' ) );
		$conflict = $this->submitPage( $page, "input_1=Second&input_2=jo%40example.com&input_11_1=1&{$hidden}", $cookie );
		$this->assertSame( 409, $conflict->status );
		$this->assertStringContainsString( 'Nothing was overwritten', $conflict->body );
		$this->assertStringContainsString( 'value="Second"', $conflict->body );
		$this->assertSame(
			303,
			$this->submitPage(
				$page,
				'input_1=Second&input_2=jo%40example.com&input_11_1=1&' . $this->hidden( $conflict->body ),
				$cookie
			)->status
		);
		$this->assertSame( array( 'Second', 3 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}
}
