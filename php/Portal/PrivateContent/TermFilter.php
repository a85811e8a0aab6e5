<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Query;
use WP_REST_Request;
use WP_Term;

/**
 * Filters lists, archives and counts of terms as if private posts did not exist. Cron jobs are not filtered: they run
 * as a visitor but store what they read.
 */
final class TermFilter {

	public function __construct( private PrivatePages $pages, private PrivateTerms $terms ) {}

	/**
	 * @param array<string, string> $clauses    SQL clauses of a term query.
	 * @param list<string>          $taxonomies
	 * @param array<string, mixed>  $arguments
	 * @return array<string, string>
	 */
	public function narrow( array $clauses, array $taxonomies, array $arguments ): array {
		// With object_ids, the query is for a post's own terms: users who may see the post may see them.
		$hidden = empty( $arguments['object_ids'] ) && ! $this->isLookUp( $arguments ) ? $this->hidden() : array();
		if ( array() !== $hidden ) {
			$clauses['where'] .= ' AND t.term_id NOT IN (' . implode( ',', $hidden ) . ')';
		}
		return $clauses;
	}

	/**
	 * Whether this is a look-up by term_exists() or get_term_by(). If it found nothing, saving a post would lose the
	 * term or create it again.
	 *
	 * @param array<string, mixed> $arguments
	 */
	private function isLookUp( array $arguments ): bool {
		return 'all' === ( $arguments['get'] ?? '' )
			&& 1 === (int) ( is_numeric( $arguments['number'] ?? '' ) ? $arguments['number'] : 0 );
	}

	/** Starts from the stored count, because the same term object may be filtered more than once. */
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

	/** Responds with a 404 to the archive of a hidden term. */
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
	 * Refuses a REST route for a single hidden term.
	 *
	 * @param mixed                $response Response of another filter, if any.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$id = $request->get_param( 'id' );
		return is_numeric( $id ) && in_array( (int) $id, $this->hidden(), true )
			// The same error as WordPress' for a term that does not exist.
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
		$excluded = $query['exclude'] ?? array(); // From another plugin: a list or a comma-separated string.
		return array(
			'exclude' => array(
				...wp_parse_id_list( is_string( $excluded ) ? $excluded : (array) $excluded ),
				...$this->terms->hidden(),
			),
		) + $query;
	}
}
