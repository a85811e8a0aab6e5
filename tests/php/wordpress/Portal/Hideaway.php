<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;

/** A site with private things in it: every text of theirs, name or file bears the mark, and nothing else does. */
final class Hideaway {

	/** One word, so that a search, a name in an address and a file can hold it. */
	public const MARK = 'zanzibar7f3a';

	/** When the article was changed. */
	public const CHANGED = '2091-07-08 09:10:11';

	/** What visitors may see, whose own address tests ask for: `{=lists}`. */
	private const OPEN = array( 'lists', 'login', 'before', 'after' );

	/** @var array<string, int> */
	public array $ids = array();

	/** @var list<int> */
	private array $terms = array();

	public function __construct() {
		$mark                 = self::MARK;
		$this->ids['page']    = $this->add(
			'page',
			"$mark page",
			array( PageMeta::IS_PRIVATE => '1', 'footnotes' => "[{\"content\":\"$mark\",\"id\":\"a\"}]" )
		);
		$this->ids['child']   = $this->add(
			'page',
			"$mark child",
			array(),
			array( 'post_parent' => $this->ids['page'] )
		);
		$this->ids['post']    = $this->add(
			'post',
			"$mark article",
			array( PageMeta::IS_PRIVATE => '1' ),
			array( 'post_date' => '2001-02-03 10:00:00' )
		);
		$this->ids['draft']   = $this->add(
			'page',
			"$mark draft",
			array( PageMeta::IS_PRIVATE => '1' ),
			array( 'post_status' => 'draft' )
		);
		$this->ids['locked']  = $this->add(
			'page',
			'Locked',
			array(),
			array(
				'post_password'  => 'sesame',
				'post_content'   => "<p>$mark</p>",
				'post_excerpt'   => '',
				'comment_status' => 'closed',
			)
		);
		$this->ids['wpown']   = $this->add(
			'page',
			"$mark of WordPress",
			array(),
			array( 'post_status' => 'private' )
		);
		$this->ids['before']  = $this->add( 'post', 'Before', array(), array( 'post_date' => '2001-02-02 10:00:00' ) );
		$this->ids['after']   = $this->add( 'post', 'After', array(), array( 'post_date' => '2001-02-04 10:00:00' ) );
		$this->ids['above']   = $this->add(
			'page',
			"$mark above",
			array( PageMeta::IS_PRIVATE => '1' ),
			array( 'post_name' => 'members-7f' )
		);
		$this->ids['login']   = $this->add(
			'page',
			'Sign in',
			array( PageMeta::IS_LOGIN_PAGE => '1' ),
			array( 'post_parent' => $this->ids['above'], 'post_name' => 'sign-in' )
		);
		$this->ids['file']    = (int) wp_insert_attachment(
			array(
				'post_title'     => "$mark file",
				'post_name'      => "$mark-file",
				'post_mime_type' => 'text/plain',
				'post_excerpt'   => $mark,
			),
			"$mark.txt",
			$this->ids['page']
		);
		// Added under Media: it belongs to no page, and only private ones show it.
		$this->ids['shown']   = (int) wp_insert_attachment(
			array(
				'post_title'     => "$mark picture",
				'post_name'      => "$mark-picture",
				'post_mime_type' => 'image/png',
				'post_content'   => "$mark described",
				'post_excerpt'   => $mark,
				'meta_input'     => array( PrivateFileStore::META => "$mark-picture.png" ),
			),
			"$mark-picture.png"
		);
		$this->ids['tag']     = $this->term( "$mark tag", 'post_tag', array( $this->ids['post'] ) );
		$this->ids['shared']  = $this->term(
			'Shared tag 7f3a',
			'post_tag',
			array( $this->ids['post'], $this->ids['before'] )
		);
		$this->ids['topic']   = $this->term( "$mark category", 'category', array( $this->ids['post'] ) );
		$this->ids['comment'] = $this->comment( $this->ids['post'], '' );
		$this->ids['ping']    = $this->comment( $this->ids['post'], 'trackback' );
		wp_update_post( array( 'ID' => $this->ids['page'], 'post_excerpt' => "$mark again" ) );
		add_post_meta( $this->ids['post'], '_wp_old_slug', 'once-called-this' );
		// A date that nothing else has.
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->posts,
			array( 'post_modified' => self::CHANGED, 'post_modified_gmt' => self::CHANGED ),
			array( 'ID' => $this->ids['post'] )
		);
		clean_post_cache( $this->ids['post'] );
		$this->ids['lists']   = $this->add(
			'page',
			'All that lists',
			array(),
			array( 'post_content' => $this->lists() )
		);
		$this->ids['revision'] = (int) ( array_key_first( wp_get_post_revisions( $this->ids['page'] ) ) ?? 0 );
	}

	public function remove(): void {
		$names = array(
			'page', 'child', 'post', 'draft', 'locked', 'wpown', 'before', 'after', 'above', 'login', 'file',
			'lists', 'shown',
		);
		foreach ( $names as $name ) {
			wp_delete_post( $this->ids[ $name ], true );
		}
		foreach ( $this->terms as $term ) {
			$found = get_term( $term );
			wp_delete_term( $term, $found instanceof \WP_Term ? $found->taxonomy : '' );
		}
	}

	/** An address or a body with the numbers of what is here: `/?p={post}`. */
	public function fill( string $text ): string {
		$values = array(
			'{url}'     => rawurlencode( (string) get_permalink( $this->ids['post'] ) ),
			'{mark}'    => self::MARK,
			'{home}'    => home_url(),
			'{homeurl}' => rawurlencode( home_url() ),
		);
		foreach ( $this->ids as $name => $id ) {
			$values[ '{' . $name . '}' ] = (string) $id;
			$values[ '{=' . $name . '}' ] = in_array( $name, self::OPEN, true )
				? (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH )
				: '';
		}
		return strtr( $text, $values );
	}

	/**
	 * @param array<string, mixed> $meta
	 * @param array<string, mixed> $more
	 */
	private function add( string $type, string $title, array $meta, array $more = array() ): int {
		return (int) wp_insert_post(
			$more + array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => "<!-- wp:paragraph --><p>$title</p><!-- /wp:paragraph -->",
				'post_excerpt'   => $title,
				'comment_status' => 'open',
				'ping_status'    => 'open',
				'meta_input'     => $meta,
			)
		);
	}

	/** Every block and widget that lists what is published. */
	private function lists(): string {
		$widget = static fn( string $name, string $settings = '' ): string => '<!-- wp:shortcode -->[' . $name
			. $settings . ']<!-- /wp:shortcode -->';
		return '<!-- wp:latest-posts {"postsToShow":50,"displayPostContent":true} /--><!-- wp:latest-comments {"commentsToShow":50} /--><!-- wp:page-list /-->'
			. '<!-- wp:archives {"showPostCounts":true,"type":"postbypost"} /--><!-- wp:archives {"showPostCounts":true,"type":"daily"} /--><!-- wp:calendar {"month":2,"year":2001} /-->'
			. '<!-- wp:categories {"showPostCounts":true,"showEmpty":true} /--><!-- wp:tag-cloud {"showTagCounts":true} /--><!-- wp:navigation /-->'
			. '<!-- wp:query {"query":{"perPage":50,"postType":"page","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-excerpt /--><!-- /wp:post-template --></div><!-- /wp:query -->'
			. '<!-- wp:query {"query":{"perPage":50,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-terms {"term":"post_tag"} /--><!-- /wp:post-template --><!-- wp:query-total /--></div><!-- /wp:query -->'
			. '<!-- wp:terms-query {"termQuery":{"perPage":50,"taxonomy":"post_tag","order":"asc","orderBy":"name","hideEmpty":false}} --><div class="wp-block-terms-query"><!-- wp:term-template --><!-- wp:term-name /--><!-- wp:term-count /--><!-- /wp:term-template --></div><!-- /wp:terms-query -->'
			. '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">' . "\n" . home_url( '/?p=' . $this->ids['post'] ) . "\n" . '</div></figure><!-- /wp:embed -->'
			. $widget( 'gallery', ' id="' . $this->ids['page'] . '"' )
				. $widget( 'gallery', ' ids="' . $this->ids['file'] . '"' );
	}

	/** @param list<int> $posts */
	private function term( string $name, string $taxonomy, array $posts ): int {
		$made = wp_insert_term( $name, $taxonomy, array( 'description' => $name ) );
		$id   = is_array( $made ) ? (int) $made['term_id'] : 0;
		foreach ( $posts as $post ) {
			wp_set_object_terms( $post, $id, $taxonomy, true );
		}
		$this->terms[] = $id;
		return $id;
	}

	private function comment( int $post, string $type ): int {
		return (int) wp_insert_comment(
			array(
				'comment_post_ID'    => $post,
				'comment_author'     => self::MARK,
				'comment_author_url' => 'https://' . self::MARK . '.example/',
				'comment_content'    => '<strong>' . self::MARK . '</strong> said',
				'comment_approved'   => 1,
				'comment_type'       => $type,
			)
		);
	}
}
