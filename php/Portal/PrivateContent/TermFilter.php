<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Query;
use WP_REST_Request;
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
	 * @param array<string, mixed>  $arguments
	 * @return array<string, string>
	 */
	public function narrow( array $clauses, array $taxonomies, array $arguments ): array {
		// A post's own terms: whoever may see the post may see them.
		$hidden = empty( $arguments['object_ids'] ) && ! $this->isLookUp( $arguments ) ? $this->hidden() : array();
		if ( array() !== $hidden ) {
			$clauses['where'] .= ' AND t.term_id NOT IN (' . implode( ',', $hidden ) . ')';
		}
		return $clauses;
	}

	/**
	 * As term_exists() and get_term_by() ask: what they do not find is lost where a post is saved, or made a second
	 * time.
	 *
	 * @param array<string, mixed> $arguments
	 */
	private function isLookUp( array $arguments ): bool {
		return 'all' === ( $arguments['get'] ?? '' )
			&& 1 === (int) ( is_numeric( $arguments['number'] ?? '' ) ? $arguments['number'] : 0 );
	}

	/** Counts from WordPress' stored number, since one term object may pass through here more than once. */
	public function recount( mixed $term ): mixed {
		if ( $term instanceof WP_Term && $this->isAskedByVisitor() ) {
			$privateCount = $this->terms->countOf( $term->term_id );
			$stored       = 0 === $privateCount ? null : WP_Term::get_instance( $term->term_id );
			if ( $stored instanceof WP_Term ) {
				$term->count = $stored->count - $privateCount;
			}
		}
		return $term;
	}

	/** The archive of a hidden term is not there. */
	public function hideArchive( mixed $handled, WP_Query $query ): mixed {
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
	 * Of a route that tells of one term.
	 *
	 * @param mixed                $response What another filter has answered already.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$id = $request->get_param( 'id' );
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
		return $this->pages->areClosed() && ! wp_doing_cron();
	}

	public function recountAll( mixed $terms ): mixed {
		return is_array( $terms ) ? array_map( $this->recount( ... ), $terms ) : $terms;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function narrowSitemap( array $query ): array {
		$excluded = $query['exclude'] ?? array(); // Of another plugin, a list or a text with commas.
		return array(
			'exclude' => array(
				...wp_parse_id_list( is_string( $excluded ) ? $excluded : (array) $excluded ),
				...$this->terms->hidden(),
			),
		) + $query;
	}
}
