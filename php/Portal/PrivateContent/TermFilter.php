<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Query;
use WP_REST_Request;
use WP_REST_Terms_Controller;
use WP_Term;

/**
 * Lists, archives and numbers of categories and tags as if private articles were not there. Not for WordPress' own
 * jobs, which run as a visitor and store what they read.
 */
final class TermFilter {

	public function __construct( private PrivatePages $pages, private PrivateTerms $terms ) {}

	/**
	 * @param array<string, string> $clauses    Of a query for terms.
	 * @param list<string>          $taxonomies
	 * @param array<string, mixed>  $asked
	 * @return array<string, string>
	 */
	public function narrow( array $clauses, array $taxonomies, array $asked ): array {
		// A post's own terms: whoever may see the post may see them.
		$hidden = empty( $asked['object_ids'] ) && ! $this->isLookUp( $asked ) ? $this->hidden() : array();
		if ( array() !== $hidden ) {
			$clauses['where'] .= ' AND t.term_id NOT IN (' . implode( ',', $hidden ) . ')';
		}
		return $clauses;
	}

	/**
	 * As term_exists() and get_term_by() ask: what they do not find is lost where a post is saved, or made a second
	 * time.
	 *
	 * @param array<string, mixed> $asked
	 */
	private function isLookUp( array $asked ): bool {
		return 'all' === ( $asked['get'] ?? '' )
			&& 1 === (int) ( is_numeric( $asked['number'] ?? '' ) ? $asked['number'] : 0 );
	}

	/** From what WordPress keeps, since it passes one term through here more than once. */
	public function recounted( mixed $term ): mixed {
		if ( $term instanceof WP_Term && $this->isAskedByVisitor() ) {
			$counted = $this->terms->countOf( $term->term_id );
			$kept    = 0 === $counted ? null : WP_Term::get_instance( $term->term_id );
			if ( $kept instanceof WP_Term ) {
				$term->count = $kept->count - $counted;
			}
		}
		return $term;
	}

	/** The archive of a hidden term is not there. */
	public function missing( mixed $handled, WP_Query $query ): mixed {
		$term = $query->is_category() || $query->is_tag() || $query->is_tax() ? $query->get_queried_object() : null;
		if ( ! $term instanceof WP_Term || ! in_array( $term->term_id, $this->hidden(), true ) ) {
			return $handled;
		}
		$query->set_404();
		status_header( 404 );
		nocache_headers();
		return true;
	}

	/**
	 * @param mixed                $response What another filter has answered already.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$controller = is_array( $handler['callback'] ?? null ) ? $handler['callback'][0] : null;
		$id         = $controller instanceof WP_REST_Terms_Controller ? $request->get_param( 'id' ) : null;
		return is_numeric( $id ) && in_array( (int) $id, $this->hidden(), true )
			// As WordPress says it of one that is not there.
			? new WP_Error( 'rest_term_invalid', __( 'Term does not exist.', 'default' ), array( 'status' => 404 ) )
			: $response;
	}

	/** @return list<int> */
	private function hidden(): array {
		return $this->isAskedByVisitor() ? $this->terms->hidden() : array();
	}

	private function isAskedByVisitor(): bool {
		return $this->pages->areShut() && ! wp_doing_cron();
	}

	public function recountedAll( mixed $found ): mixed {
		return is_array( $found ) ? array_map( $this->recounted( ... ), $found ) : $found;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function narrowSitemap( array $query ): array {
		return array( 'exclude' => $this->terms->hidden() ) + $query;
	}
}
