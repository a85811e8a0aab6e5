<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Notifications\NotificationSchedule;
use Atoll\Site\Notifications\NotificationTargets;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A test of notifications, which it takes away again. */
abstract class NotificationTestCase extends SiteTestCase {

	/** 21 November 2026, 06:00 UTC. */
	protected const NOW = 1795240800;

	/** @var list<int> */
	private array $posts = array();

	/** @var list<int> Notifications that were there before. */
	private array $before = array();

	private string $zone;

	protected function setUp(): void {
		parent::setUp();
		$this->zone = (string) get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
		// Those of the site itself do not count here.
		$this->before = get_posts(
			array(
				'post_type'   => NotificationPostType::NAME,
				'post_status' => 'publish',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		foreach ( $this->before as $post ) {
			wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		}
	}

	protected function tearDown(): void {
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), $this->posts );
		foreach ( $this->before as $post ) {
			wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		}
		update_option( 'timezone_string', $this->zone );
		parent::tearDown();
	}

	/**
	 * @param string                $content HTML of one paragraph.
	 * @param array<string, string> $post
	 * @return int Number of a new, published notification.
	 */
	protected function notify(
		string $content,
		array $post = array(),
		int $type = 0,
		?int $starts = null,
		?int $ends = null,
		NotificationTargets $targets = new NotificationTargets()
	): int {
		$id   = (int) wp_insert_post(
			$post + array(
				'post_type'    => NotificationPostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => 'Test',
				'post_content' => "<p>{$content}</p>",
			)
		);
		$meta = new NotificationMeta();
		$meta->setType( $id, $type );
		$meta->setSchedule( $id, new NotificationSchedule( $starts, $ends ) );
		$meta->setTargets( $id, $targets );
		return $this->keep( $id );
	}

	/** Remembers a post, to delete it afterwards. */
	protected function keep( int $post ): int {
		$this->assertGreaterThan( 0, $post );
		$this->posts[] = $post;
		return $post;
	}
}
