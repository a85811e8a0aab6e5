<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

/** How a submission ended: {@see Stored} or a {@see Judgement} with messages. */
interface Outcome {}
