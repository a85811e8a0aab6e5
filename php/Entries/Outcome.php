<?php

declare( strict_types=1 );

namespace Atoll\Entries;

/** How a submission ended: {@see Stored} or a {@see Judgement} with messages. */
interface Outcome {}
