<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Listing;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Platform\Errors\BadRequest;

/**
 * Query arguments in the URL of the list of entries, the same as those of its route and its export
 * (contract/rest/atoll/entries-list): `view, form, search, filter[], from, until, source, user, sort, order, paged,
 * per_page`.
 */
final class ListQuery {

	public const PER_PAGE    = 20;
	public const MAX_ENTRIES = 100;

	/** Maximum to count to; one more means "more than", because counting a million takes too long. */
	public const MAX_COUNT = 10_000;

	/** The same for a search or a filter, which reads each entry that it counts. */
	private const MAX_SEARCH_COUNT = 500;

	/** Names of the query arguments. */
	public const PARAMETERS = array(
		'view',
		'form',
		'search',
		'filter',
		'from',
		'until',
		'source',
		'user',
		'sort',
		'order',
		'paged',
		'per_page',
	);

	private const SORTS = array( 'date' => 'date_created', 'id' => 'id' );

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @param array<array-key, mixed> $query
	 * @throws BadRequest If a filter is invalid.
	 */
	public function criteria( array $query ): EntryCriteria {
		$parameters = new QueryParameters( $query );
		$tab        = EntryTab::tryFrom( $parameters->text( 'view' ) ) ?? EntryTab::Inbox;
		$form       = max( 0, $parameters->int( 'form' ) );
		$limit      = min( self::MAX_ENTRIES, max( 1, $parameters->int( 'per_page', self::PER_PAGE ) ) );
		return new EntryCriteria(
			$tab->status(),
			0 === $form ? array() : array( $form ),
			$limit,
			EntryCriteria::offsetOf( $parameters->int( 'paged', 1 ), $limit ),
			new EntryOrder(
				self::SORTS[ $parameters->text( 'sort' ) ] ?? 'date_created',
				'asc' === $parameters->text( 'order' )
			),
			createdBy: '' === $parameters->text( 'user' ) ? null : max( 0, $parameters->int( 'user' ) ),
			search: mb_substr( trim( $parameters->text( 'search' ) ), 0, 200 ),
			conditions: $this->conditions( $parameters->texts( 'filter' ), $form ),
			from: $this->moment( $parameters->text( 'from' ), '00:00:00' ),
			until: $this->moment( $parameters->text( 'until' ), '23:59:59' ),
			isRead: $tab->isRead(),
			isStarred: $tab->isStarred(),
			sourceUrl: $parameters->text( 'source' ),
			ids: $parameters->ids(),
		);
	}

	/** Returns the maximum to count to with these criteria. */
	public static function maxCount( EntryCriteria $criteria ): int {
		return '' === $criteria->search && array() === $criteria->conditions ? self::MAX_COUNT : self::MAX_SEARCH_COUNT;
	}

	/**
	 * @param list<string> $filters Each `key:operator:value`; for `in` and `notin` the value is a JSON list.
	 * @return list<AnswerCondition>
	 */
	private function conditions( array $filters, int $form ): array {
		if ( array() !== $filters && 0 === $form ) {
			throw new BadRequest(
				'atoll_filter_without_form',
				__( 'Choose a form first: its answers can be filtered then.', 'atoll' )
			);
		}
		$filteredForm = array() === $filters ? null : $this->forms->findLast( $form );
		return array_map(
			fn( string $filter ): AnswerCondition => $this->condition( $filter, $filteredForm ),
			array_slice( $filters, 0, 20 )
		);
	}

	private function condition( string $filter, ?Form $form ): AnswerCondition {
		list( $key, $operator, $value ) = explode( ':', $filter, 3 ) + array( '', '', '' );
		if (
			1 !== preg_match( '/^\d{1,9}(\.\d{1,9})?$/D', $key )
				|| ! in_array( $operator, AnswerCondition::OPERATORS, true )
		) {
			throw new BadRequest( 'atoll_filter_unknown', __( 'We could not read this filter. Remove it and choose it again.', 'atoll' ) );
		}
		$isList = in_array( $operator, array( 'in', 'notin' ), true );
		$field  = $form?->field( (int) $key );
		return new AnswerCondition(
			$key,
			$operator,
			$isList
				? array_values( JsonData::of( array( 'of' => json_decode( $value, true ) ) )->strings( 'of' ) )
				: ( 'date' === $field?->shape ? $this->storedDate( $value ) : $value ),
			true === $field?->isList(),
			$field?->numberFormat(),
			in_array( $field?->shape, array( 'parts', 'date' ), true ) && ! str_contains( $key, '.' ) ? $field : null
		);
	}

	/** Converts a date as lists show it, with or without leading zeros, to a date as entries store it. */
	private function storedDate( string $date ): string {
		$shown = DateFormat::DayFirst->join( DateFormat::DayFirst->split( trim( $date ) ) );
		return DateFormat::DayFirst->parse( $shown )?->toStored() ?? $date;
	}

	/** Converts a day in the site's time zone to a time in UTC; returns an empty string for anything else. */
	private function moment( string $day, string $time ): string {
		$moment = 1 === preg_match( '/^\d{4}-\d\d-\d\d$/D', $day )
			? date_create_immutable( "{$day} {$time}", wp_timezone() )
			: false;
		return false === $moment ? '' : $moment->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
