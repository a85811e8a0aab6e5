<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Forms\Definitions\BuilderTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** The list of forms, and what is done from it. */
final class FormsListTest extends BuilderTestCase {

	/** WordPress speaks of posts there, which is what a screen reader's list of headings then says. */
	public function test_its_hidden_headings_are_about_forms(): void {
		$labels = get_post_type_labels( get_post_type_object( FormPostType::NAME ) );
		self::assertSame( 'Filter the list of forms', $labels->filter_items_list );
		self::assertSame( 'List of forms', $labels->items_list );
		self::assertSame( 'Pages of the list of forms', $labels->items_list_navigation );
	}

	public function test_entries_are_counted_without_spam_and_trash(): void {
		global $wpdb;
		$rows = array(
			array( 7, 'active', 0 ),
			array( 7, 'active', 1 ),
			array( 7, 'spam', 0 ),
			array( 7, 'trash', 0 ),
			array( 8, 'active', 1 ),
		);
		foreach ( $rows as $index => $row ) {
			$wpdb->insert(
				$wpdb->prefix . 'atoll_entries',
				array(
					'form_number'     => $row[0],
					'status'          => $row[1],
					'is_read'         => $row[2],
					'idempotency_key' => "key{$index}",
					'answers'         => '{}',
					'words'           => '',
				)
			);
		}
		self::assertSame( '', $wpdb->last_error );
		self::assertSame(
			array( 7 => array( 'total' => 2, 'unread' => 1 ), 8 => array( 'total' => 1, 'unread' => 0 ) ),
			( new EntryCounts( new Queries( $wpdb ) ) )->count( array( 7, 8, 9 ) )
		);
	}

	public function test_the_screen_says_how_each_form_stands(): void {
		$this->actAs( 'editor' );
		$open  = $this->draft( self::NAME_FIELD, 'publish' );
		$draft = $this->draft( self::NAME_FIELD );

		self::assertSame( 'Open', $this->cell( 'atoll_state', $open ) );
		self::assertSame( 'Draft', $this->cell( 'atoll_state', $draft ) );
		self::assertStringContainsString(
			sprintf( '[atoll_form id=&quot;%d&quot;]', Inside::get( FormRepository::class )->numberOf( $open ) ),
			$this->cell( 'atoll_shortcode', $open )
		);
	}

	public function test_a_form_is_led_to_by_one_link_each(): void {
		$this->actAs( 'editor' );
		$wordpress = array(
			'edit'  => '<a href="#">Edit</a>',
			'trash' => '<a href="#">Trash</a>',
			'view'  => '<a href="#">View</a>',
		);
		$actions   = apply_filters(
			'post_row_actions',
			$wordpress,
			get_post( $this->draft( self::NAME_FIELD, 'publish' ) )
		);

		self::assertSame(
			array( 'Edit', 'Duplicate', 'Preview', 'Entries', 'Trash' ),
			array_map( 'strip_tags', array_values( $actions ) )
		);
	}

	/** Both would publish a form without a look at what is wrong with it. */
	public function test_forms_are_edited_in_their_editor_alone_not_in_the_list(): void {
		$this->actAs( 'editor' );
		$row  = apply_filters(
			'post_row_actions',
			array( 'edit' => '', 'inline hide-if-no-js' => '' ),
			get_post( $this->draft( self::NAME_FIELD ) )
		);
		$bulk = apply_filters( 'bulk_actions-edit-atoll_form', array( 'edit' => 'Edit', 'trash' => 'Move to Trash' ) );

		self::assertArrayNotHasKey( 'inline hide-if-no-js', $row );
		self::assertSame( array( 'trash' => 'Move to Trash' ), $bulk );
	}

	public function test_a_form_that_its_schedule_has_closed_says_so(): void {
		$this->actAs( 'editor' );
		$form = $this->draft( self::NAME_FIELD, 'publish' );
		update_post_meta( $form, FormSource::SETTINGS, '{"scheduleForm":true,"scheduleEnd":"2001-01-01T00:00:00"}' );
		wp_update_post( array( 'ID' => $form ) );

		self::assertSame( 'Closed by schedule', $this->cell( 'atoll_state', $form ) );
	}

	public function test_a_form_that_visitors_do_not_see_says_why(): void {
		$this->actAs( 'editor' );
		$later  = gmdate( 'Y-m-d H:i:s', time() + 86400 );
		$dates  = array( 'post_date' => $later, 'post_date_gmt' => $later );
		$states = array(
			'Private'            => array( 'post_status' => 'private' ),
			'Scheduled'          => array( 'post_status' => 'future' ) + $dates,
			'Pending review'     => array( 'post_status' => 'pending' ),
			'Password protected' => array( 'post_password' => 'secret' ),
		);
		foreach ( $states as $state => $changes ) {
			$form = $this->draft( self::NAME_FIELD, 'publish' );
			wp_update_post( array( 'ID' => $form ) + $changes );
			self::assertSame( $state, $this->cell( 'atoll_state', $form ) );
		}
	}

	private function cell( string $column, int $post ): string {
		ob_start();
		do_action( 'manage_atoll_form_posts_custom_column', $column, $post );
		return (string) ob_get_clean();
	}
}
