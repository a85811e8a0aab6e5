<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Page\PageProvider;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Lazy;

/**
 * Page of the site on which editors of a form try its saved version, in the site's own look. It is not linked, indexed
 * or cached, and does not exist for anybody else. What is sent there is validated but not stored
 * (POST s1t2/v1/forms/{id}/preview).
 */
final class FormPreview {

	/** Query parameter with the id of the post whose form is previewed. */
	public const QUERY = PageProvider::PREVIEWED_FORM;

	/** @param \Closure(): FormRenderer $renderer */
	public function __construct(
		private PreviewForms $previews,
		#[Lazy( FormRenderer::class )] private \Closure $renderer
	) {}

	/** Returns the absolute URL. */
	public static function address( int $post ): string {
		return add_query_arg( self::QUERY, $post, home_url( '/' ) );
	}

	/**
	 * Filters `request`: replaces the request's query, so that nothing else in the URL counts.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function filterRequest( array $query ): array {
		$id = $this->requestedId();
		if ( 0 === $id ) {
			return $query;
		}
		nocache_headers();
		return null === $this->form( $id )
			? array( 'error' => '404' )
			: array( 'page_id' => $id, self::QUERY => true );
	}

	/**
	 * Filters `posts_pre_query`.
	 *
	 * @param list<\WP_Post>|null $posts
	 * @return list<\WP_Post>|null
	 */
	public function filterPosts( ?array $posts, \WP_Query $query ): ?array {
		$isPreview = $query->is_main_query() && true === $query->get( self::QUERY );
		$post      = $isPreview ? $this->form( $this->requestedId() ) : null;
		if ( null === $post ) {
			return $posts;
		}
		$query->found_posts   = 1;
		$query->max_num_pages = 1;
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		return array( $this->asPage( $post ) );
	}

	/**
	 * Runs on action `admin_bar_menu`. WordPress offers no edit link, since it treats the preview as a page of the
	 * site.
	 */
	public function addEditLink( \WP_Admin_Bar $bar ): void {
		$form = is_admin() ? null : $this->form( $this->requestedId() );
		if ( null !== $form ) {
			$bar->add_node(
				array(
					'id' => 'edit',
					'title' => __( 'Edit form', 'atoll' ),
					'href' => (string) get_edit_post_link( $form, 'raw' ),
				)
			);
		}
	}

	private function asPage( \WP_Post $post ): \WP_Post {
		$title = sprintf(
			/* translators: %s: title of a form. */
			__( 'Preview: %s', 'atoll' ),
			'' === $post->post_title ? __( 'Untitled form', 'atoll' ) : $post->post_title
		);
		$page = new \WP_Post(
			(object) array(
				'ID' => 0,
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => esc_html( $title ),
				'comment_status' => 'closed',
				'filter' => 'raw',
			)
		);
		add_filter( 'the_content', fn(): string => $this->content( $post ), PHP_INT_MAX );
		return $page;
	}

	/** Returns HTML that is already escaped. */
	private function content( \WP_Post $post ): string {
		$notice = __( 'This is a preview of what is saved. Only people who may edit forms see this page. Try the form out: what you send is checked, and nothing is stored or emailed. Files, a captcha and saving for later take no part in it, and it needs JavaScript.', 'atoll' );
		$preview = $this->previews->compile( $post );
		$texts  = array(
			$notice,
			...array_map( static fn( Problem $problem ) => $problem->sentence, $preview->problems ),
		);
		$html   = implode(
			'',
			array_map(
				static fn( string $text ) => '<p class="atoll-form__hint">' . esc_html( $text ) . '</p>',
				$texts
			)
		);
		return $html
			. ( $this->renderer )()->preview(
				Form::from( $preview->definition ),
				RestNamespaces::url( RestNamespaces::ATOLL, PreviewForms::path( $post->ID ) )
			);
	}

	private function form( int $id ): ?\WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return FormPostType::NAME === $post?->post_type && current_user_can( 'edit_post', $id ) ? $post : null;
	}

	private function requestedId(): int {
		// Only reads.
		return isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? (int) $_GET[ self::QUERY ] : 0;
	}
}
