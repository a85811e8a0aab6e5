<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\EditorsController;
use Atoll\Platform\Services\Lazy;

/** Post type for forms: fields are blocks in the content, everything else about the form is post meta. */
final class FormPostType {

	public const NAME      = 'atoll_form';
	public const REST_BASE = 'atoll-forms';

	/** Slug of the wp-admin menu that lists forms. */
	public const MENU = 'atoll-entries';

	/**
	 * @param \Closure(): FormRepository $repository
	 * @param \Closure(): FieldIds       $ids
	 */
	public function __construct(
		#[Lazy( FormRepository::class )] private \Closure $repository,
		#[Lazy( FieldIds::class )] private \Closure $ids
	) {}

	public function addType(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'                => $this->labels(),
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => self::MENU,
				'show_in_rest'          => true,
				'rest_base'             => self::REST_BASE,
				'rest_controller_class' => EditorsController::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'delete_with_user'      => false,
				'map_meta_cap'          => true,
				'capability_type'       => array( 'atoll_form', 'atoll_forms' ),
				'capabilities'          => Capabilities::ofPostType(
					Capabilities::EDIT_FORMS,
					Capabilities::DELETE_FORMS
				),
			)
		);
		if ( CurrentRequest::mayEdit() ) {
			$this->addFields();
		}
	}

	/** Registers meta and REST fields. Only saving and the REST API need them, visitors' pages do not. */
	public function addFields(): void {
		if ( registered_meta_key_exists( 'post', FormSource::SETTINGS, self::NAME ) ) {
			return;
		}
		// The editor changes settings as one JSON text, so that undo and revisions cover them. It does not change
		// the data of imports.
		$this->addMeta( FormSource::SETTINGS, true );
		$this->addMeta( FormSource::GRAVITY, false );
		register_rest_field( self::NAME, 'number', array( 'get_callback' => $this->number( ... ) ) );
		register_rest_field( self::NAME, 'nextFieldId', array( 'get_callback' => $this->nextFieldId( ... ) ) );
	}

	/** @return array<string, string> */
	private function labels(): array {
		return ! CurrentRequest::mayShowNames() ? array( 'name' => self::NAME ) : array(
			'name'                     => __( 'Forms', 'atoll' ),
			'singular_name'            => __( 'Form', 'atoll' ),
			'add_new'                  => __( 'Add form', 'atoll' ),
			'add_new_item'             => __( 'Add form', 'atoll' ),
			'new_item'                 => __( 'New form', 'atoll' ),
			'edit_item'                => __( 'Edit form', 'atoll' ),
			'view_item'                => __( 'Preview form', 'atoll' ),
			'search_items'             => __( 'Search forms', 'atoll' ),
			'not_found'                => __( 'There are no forms yet.', 'atoll' ),
			'not_found_in_trash'       => __( 'There are no forms in the trash.', 'atoll' ),
			'filter_items_list'        => __( 'Filter the list of forms', 'atoll' ),
			'items_list'               => __( 'List of forms', 'atoll' ),
			'items_list_navigation'    => __( 'Pages of the list of forms', 'atoll' ),
			'item_published'           => __( 'Form published: it takes answers now.', 'atoll' ),
			'item_updated'             => __( 'Form updated.', 'atoll' ),
			'item_reverted_to_draft'   => __( 'Form unpublished. It is a draft again.', 'atoll' ),
			'item_trashed'             => __( 'Form moved to the trash.', 'atoll' ),
		);
	}

	/** Whether the current user can view forms on their own: the editor needs this for previews; nobody else may. */
	public static function isViewable(): bool {
		return current_user_can( Capabilities::EDIT_FORMS );
	}

	/**
	 * Filters the status of a form restored from the trash: a published form is published again. WordPress would make
	 * it a draft, which visitors do not see on its pages.
	 */
	public function untrashed( string $status, int $post, string $previousStatus ): string {
		return self::NAME === get_post_type( $post ) && '' !== $previousStatus ? $previousStatus : $status;
	}

	private function addMeta( string $key, bool $isEdited ): void {
		register_post_meta(
			self::NAME,
			$key,
			array(
				'type'              => 'string',
				'single'            => true,
				'revisions_enabled' => true,
				'show_in_rest'      => $isEdited,
				'auth_callback'     => static fn(): bool => current_user_can( Capabilities::EDIT_FORMS ),
			)
		);
	}

	/** @param array<string, mixed> $post */
	private function number( array $post ): int {
		return ( $this->repository )()->numberOrZero( JsonData::of( $post )->int( 'id' ) );
	}

	/** @param array<string, mixed> $post */
	private function nextFieldId( array $post ): int {
		return ( $this->ids )()->next( JsonData::of( $post )->int( 'id' ) );
	}
}
