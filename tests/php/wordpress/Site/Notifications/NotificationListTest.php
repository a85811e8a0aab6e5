<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\PluginPaths;
use Atoll\Site\Notifications\NotificationContent;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\NotificationMarkup;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\Notifications;
use Atoll\Tests\WordPress\Support\Cases\NotificationTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What a page gets of its notifications. */
final class NotificationListTest extends NotificationTestCase {

	public function test_it_is_a_named_list_in_which_each_says_what_its_button_closes(): void {
		$id   = $this->notify( 'We are <em>closed</em> on Friday &amp; back on Monday, as every year.' );
		$tags = new \WP_HTML_Tag_Processor( $this->list()->html() );
		$this->assertTrue( $tags->next_tag( 'SECTION' ) );
		$this->assertSame( 'Site notices', $tags->get_attribute( 'aria-label' ) );
		$this->assertTrue( $tags->next_tag( 'UL' ) );
		$this->assertSame( 'list', $tags->get_attribute( 'role' ) );
		$this->assertTrue( $tags->next_tag( 'LI' ) );
		$this->assertSame( (string) $id, $tags->get_attribute( 'data-id' ) );
		$this->assertSame( 'Close: We are closed on Friday & back on…', $tags->get_attribute( 'data-close' ) );
		$this->assertNull( $tags->get_attribute( 'hidden' ) );
	}

	public function test_a_critical_one_says_so_in_words(): void {
		$this->notify( 'default' );
		$this->assertStringNotContainsString( 'Important', $this->list()->html() );
		$this->notify( 'critical', type: 1 );
		$this->assertMatchesRegularExpression( '~--critical"[^>]*><div[^>]*><p[^>]*>Important</p>\s*<p>critical~', $this->list()->html() );
	}

	public function test_a_page_without_any_gets_nothing(): void {
		wp_dequeue_style( NotificationList::STYLE );
		$this->notify( 'draft', array( 'post_status' => 'draft' ) );
		$this->notify( 'over', ends: self::NOW );
		$this->assertSame( '', $this->list()->html() );
		$this->assertFalse( wp_style_is( NotificationList::STYLE ) );
	}

	public function test_what_begins_soon_is_there_unseen_with_its_times(): void {
		$this->notify( 'now' );
		$this->notify( 'soon', starts: self::NOW + 60, ends: self::NOW + 120 );
		$html = $this->list()->html();
		$this->assertMatchesRegularExpression(
			sprintf( '~data-starts="%d" data-ends="%d"[^>]* hidden>~', self::NOW + 60, self::NOW + 120 ),
			$html
		);
		$this->assertStringNotContainsString( '<section class="atoll-notifications" aria-label="Site notices" hidden>', $html );
	}

	public function test_a_list_of_what_is_to_come_is_no_list_yet(): void {
		$this->notify( 'soon', starts: self::NOW + 60 );
		$this->assertStringContainsString( '<section class="atoll-notifications" aria-label="Site notices" hidden>', $this->list()->html() );
	}

	public function test_it_stands_once_in_a_page_by_itself_or_where_the_block_is(): void {
		$this->notify( 'Closed on Friday' );
		$this->assertSame(
			1,
			substr_count( $this->printed( $this->list(), static fn() => null ), 'Closed on Friday</p>' )
		);
		$this->assertSame(
			1,
			substr_count(
				$this->printed(
					$this->list(),
					static fn( NotificationList $list ) => print $list->html() . $list->html()
				),
				'Closed on Friday</p>'
			)
		);
	}

	public function test_nothing_in_it_gets_out_of_its_place(): void {
		$this->actAs( 'administrator' );
		$this->notify( '"><img src=x onerror=alert(1)> \' & &lt;b&gt;' );
		$tags = new \WP_HTML_Tag_Processor( $this->list()->html() );
		$tags->next_tag( 'LI' );
		$this->assertSame(
			array( 'class', 'data-close', 'data-id' ),
			$this->sorted( $tags->get_attribute_names_with_prefix( '' ) )
		);
	}

	private function list(): NotificationList {
		$now     = static fn(): int => self::NOW;
		$content = new NotificationContent();
		return new NotificationList(
			new Notifications(
				new NotificationMeta(),
				$content,
				new FrequentPosts( new FrequentPostsOption( $GLOBALS['wpdb'] ) ),
				$now
			),
			static fn() => new NotificationMarkup( $content ),
			static fn() => Inside::get( Islands::class ),
			static fn() => new Enhancements( new PluginPaths( WP_PLUGIN_DIR . '/atoll/atoll.php' ) ),
			$now
		);
	}

	/** What a page prints: its head, its content and its end. */
	private function printed( NotificationList $list, callable $content ): string {
		ob_start();
		$list->prepare();
		$content( $list );
		$list->printAtEnd();
		return (string) ob_get_clean();
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}
